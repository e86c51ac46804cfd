import type { Span } from '../../time/sharedHours.ts';
import styles from './DayChart.module.css';
import { dayBars, dayFrame } from './dayChart.ts';

interface DayLinesProps {
  /** The reader's working day. */
  own: Span;
  /** Groups of lines over the same 24 hours, such as one in January and one in July; the offices in their order. */
  groups: readonly (readonly (Span & { readonly series: 'lead' | 'other' })[])[];
}

/** In px: a line, the gap of two, the gap of two groups, and how thick a line is alone and shared. */
const LINE = 10;
const GAP = 12;
const [THIN, THICK] = [2, 8];

/** The same as the chart of a day, as thin as a line of text: thick where a line lies in the reader's own day. */
export function DayLines({ own, groups }: DayLinesProps) {
  const frame = dayFrame(own);
  const tall = (lines: number) => lines * LINE;
  const height = groups.reduce((sum, { length }) => sum + tall(length), GAP * (groups.length - 1));
  const rows = groups.flatMap((group, nth) => {
    const top = groups.slice(0, nth).reduce((sum, { length }) => sum + tall(length) + GAP, 0);
    return group.map((row, at) => ({ ...row, middle: top + at * LINE + LINE / 2 }));
  });
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <rect className={styles.frame} x={`${frame.start}%`} width={`${frame.width}%`} height={height} />
      {rows.flatMap((row) =>
        dayBars(row, own).map(({ start, width, shared }) => (
          <rect
            key={`${row.middle} ${start}`}
            className={styles[row.series]}
            x={`${start}%`}
            y={row.middle - (shared ? THICK : THIN) / 2}
            width={`${width}%`}
            height={shared ? THICK : THIN}
            fill="currentColor"
          />
        )),
      )}
    </svg>
  );
}

/** One office's day over the reader's own, as one line. */
export const dayLine = (own: Span, office: Span) => (
  <DayLines own={own} groups={[[{ ...office, series: 'lead' }]]} />
);
