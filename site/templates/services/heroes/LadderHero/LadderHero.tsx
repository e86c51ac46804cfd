import { strokeRow } from '../../../../art/charts/strokeRow.ts';
import { monthInWords } from '../../../../time/dayInWords.ts';
import { fill } from '../../../../collections/fill.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { BoardFrame } from '../../parts/BoardFrame.tsx';
import type { ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import type { LadderHero as LadderHeroContent } from './LadderHero.schema.ts';
import styles from './LadderHero.module.css';

interface LadderHeroProps extends Omit<LadderHeroContent, 'answers' | 'drawing'> {
  answers: ShortAnswersProps['answers'];
  /** The day of the build, such as 2026-11-26. */
  today: string;
  resolveLink: ResolveLink;
}

const SIZE = { pitch: 22, width: 9, height: 44 };
/** In px: how far the last stroke leans out of its place. */
const LEAN = 12;

/** Months since the year 0, of a month such as 2026-11. */
function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return year * 12 + month;
}

/** The top of a page about a framework with a calendar: its versions as rungs, a stroke for each month of support. */
export function LadderHero({ ladder, today, ...words }: LadderHeroProps) {
  const { caption, todayLabel, rungs } = ladder;
  const first = Math.min(...rungs.map(({ from }) => monthOf(from)));
  const at = (date: string) => monthOf(date) - first;
  const last = Math.max(...rungs.map(({ until }) => at(until)));
  const width = last * SIZE.pitch + LEAN;
  const now = Math.min(at(today), last) * SIZE.pitch;
  const nowShare = `${(now / width) * 100}%`;
  return (
    <BoardFrame {...words} ground="mist" caption={caption}>
      <div className={styles.ladder}>
        <ol role="list" className={styles.rungs}>
          {rungs.map(({ name, from, activeUntil, until, note }) => {
            const strokes = (start: string, end: string) => strokeRow({ from: at(start), to: at(end) }, SIZE);
            return (
              <li key={name} data-ended={until < today.slice(0, until.length) || undefined}>
                <p>
                  <b>{name}</b> <span className="small">{note}</span>
                </p>
                <svg viewBox={`0 0 ${width} ${SIZE.height}`} aria-hidden="true">
                  <path className={styles.active} d={strokes(from, activeUntil)} />
                  <path className={styles.longTerm} d={strokes(activeUntil, until)} />
                  <path className={styles.today} d={`M${now} 0v${SIZE.height}`} />
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
    </BoardFrame>
  );
}
