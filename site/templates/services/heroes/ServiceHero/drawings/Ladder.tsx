import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { fill } from '../../../../../collections/fill.ts';
import { monthInWords } from '../../../../../time/dayInWords.ts';
import { Counted } from './Counted.tsx';
import type { LadderContent } from './Ladder.schema.ts';
import styles from './Ladder.module.css';

interface LadderProps {
  ladder: LadderContent;
  today: string;
}

const STROKE = { mark: 'stroke', width: 9, height: 44, pitch: 22 } as const;
/** In px: how far the last stroke leans out of its place. */
const LEAN = 12;

/** Months since the year 0, of a month such as 2026-11. */
function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
}

/** The versions of a framework with a calendar as rungs, a stroke for each month of support. */
export function Ladder({ ladder: { caption, todayLabel, rungs }, today }: LadderProps) {
  const first = Math.min(...rungs.map(({ from }) => monthOf(from)));
  const at = (date: string) => monthOf(date) - first;
  const last = Math.max(...rungs.map(({ until }) => at(until)));
  const width = last * STROKE.pitch + LEAN;
  const now = Math.min(at(today), last) * STROKE.pitch;
  const nowShare = `${(now / width) * 100}%`;
  return (
    <Counted caption={caption}>
      <div className={styles.ladder}>
        <ol role="list" className={styles.rungs}>
          {rungs.map(({ name, from, activeUntil, until, note }) => {
            const [start, longTerm, end] = [at(from), at(activeUntil), at(until)];
            const amounts = [start, longTerm - start, end - longTerm];
            const { paths } = unitChart({ ...STROKE, amounts });
            return (
              <li key={name} data-ended={until < today.slice(0, until.length) || undefined}>
                <p>
                  <b>{name}</b> <span className="small">{note}</span>
                </p>
                <svg viewBox={`0 0 ${width} ${STROKE.height}`} aria-hidden="true">
                  <path className={styles.active} d={paths[1]} />
                  <path className={styles.longTerm} d={paths[2]} />
                  <path className={styles.today} d={`M${now} 0v${STROKE.height}`} />
                </svg>
              </li>
            );
          })}
        </ol>
        <svg className={styles.line} aria-hidden="true">
          <line x1={nowShare} x2={nowShare} y1="0" y2="100%" />
        </svg>
      </div>
      <svg className={styles.now} aria-hidden="true">
        <text x={nowShare} y="18">
          {fill(todayLabel, { month: monthInWords(today) })}
        </text>
      </svg>
    </Counted>
  );
}
