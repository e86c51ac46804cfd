import { useId } from 'react';
import { standing } from '../../../../../art/bars.ts';
import type { BetweenVisits as BetweenVisitsContent } from './BetweenVisits.schema.ts';
import styles from './BetweenVisits.module.css';

/** The rows from above, each with its letter and the share of a row that its strokes fill. */
const ROWS = [
  { kind: 'readings', tone: 'main', letter: 'r', share: 0.9 },
  { kind: 'unread', tone: 'alarm', letter: 'u', share: 1 },
  { kind: 'messages', tone: 'ink', letter: 'm', share: 0.7 },
  { kind: 'silence', tone: 'faint', letter: 's', share: 0.14 },
] as const;

/** How far two days stand apart and how high a row is, in user units; the drawing is stretched to its place. */
const [PITCH, HEIGHT] = [30, 100];

/** The days between two visits, a stroke each, in the row of what came on that day. */
export function BetweenVisits(props: BetweenVisitsContent) {
  const { title, days, keys, ends } = props;
  const id = useId();
  const rows = ROWS.map(({ letter, share, ...row }) => {
    const at = [...days].flatMap((day, i) => (day === letter ? [i] : []));
    const d = at.map((i) => standing((i + 0.8) * PITCH, HEIGHT, share * HEIGHT)).join('');
    return { ...row, count: at.length, d };
  });
  return (
    <div className={styles.month}>
      <p id={id} className="visually-hidden">
        {title}
      </p>
      <ul role="list" aria-describedby={id}>
        {rows.map(({ kind, tone, count, d }) => (
          <li key={kind} data-kind={kind} data-tone={tone}>
            <p>
              <b>{count}</b> {keys[kind]}
            </p>
            <svg
              viewBox={`0 0 ${(days.length + 1) * PITCH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={d} />
            </svg>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.ends}`}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </div>
  );
}
