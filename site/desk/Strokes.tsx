import type { DeskRow } from '../../contract/desk.ts';
import { timeStrokes } from './strokes.ts';
import styles from './Strokes.module.css';
import { agoInWords, lengthInWords } from './times.ts';

interface TimeProps {
  row: Pick<DeskRow, 'state' | 'suspicion' | 'receivedAt' | 'dueAt' | 'answeredAt'>;
  now: number;
}

const soonMs = 6 * 3_600_000;

/** How an inquiry stands to its time, for colour and words. */
export function standOf({ row: { state, suspicion, dueAt, answeredAt }, now }: TimeProps) {
  if (dueAt === null || state === 'aside') return 'none';
  if (state === 'answered') return answeredAt !== null && answeredAt > dueAt ? 'late' : 'kept';
  if (now > dueAt) return suspicion === null ? 'over' : 'past';
  return dueAt - now <= soonMs ? 'soon' : 'well';
}

/** How much time is left, or how long something took. */
export function timeInWords({ row, now }: TimeProps): string {
  const { receivedAt, dueAt, answeredAt } = row;
  const stand = standOf({ row, now });
  if (stand === 'none' || dueAt === null) return agoInWords(receivedAt, now);
  if (stand === 'kept' || stand === 'late')
    return answeredAt === null ? 'Answered' : `Answered after ${lengthInWords(answeredAt - receivedAt)}`;
  return now > dueAt ? `${lengthInWords(now - dueAt)} overdue` : `${lengthInWords(dueAt - now)} left`;
}

/** The hours of the promise as strokes, beside words that say the same. */
export const TimeStrokes = ({ row, now, format }: TimeProps & { format: 'row' | 'page' }) => {
  const { receivedAt, dueAt, answeredAt } = row;
  if (dueAt === null) return null;
  const { width, height, weight, gone, left, over, due } = timeStrokes(
    { receivedAt, dueAt, until: answeredAt ?? now },
    format,
  );
  return (
    <svg
      className={styles.strokes}
      data-stand={standOf({ row, now })}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth={weight}
      aria-hidden="true"
    >
      {gone && <path className={styles.gone} d={gone} />}
      {left && <path className={styles.left} d={left} />}
      {over && <path className={styles.over} d={over} />}
      <path className={styles.due} d={due} />
    </svg>
  );
};
