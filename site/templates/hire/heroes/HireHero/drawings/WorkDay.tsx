import styles from './WorkDay.module.css';
import { workDay } from './WorkDay.geometry.ts';

/** A working day, one stroke an hour, each kind of work in its colour and height. Words beside it say the hours. */
export function WorkDay({ hours }: { hours: readonly number[] }) {
  const { kinds, weight, width, height } = workDay(hours);
  return (
    <svg className={styles.day} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {kinds.map((d, kind) => (
        <path key={kind} data-kind={kind} d={d} strokeWidth={weight} />
      ))}
    </svg>
  );
}

/** The key of one kind of work: a single stroke. */
export const WorkKey = ({ kind }: { kind: number }) => (
  <svg className={styles.day} viewBox="0 0 16 22" width="16" height="22" aria-hidden="true">
    <path data-kind={kind} d="M13 0 7 24" strokeWidth="7" />
  </svg>
);
