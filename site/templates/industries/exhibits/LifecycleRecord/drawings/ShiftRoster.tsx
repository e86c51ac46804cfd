import { useId } from 'react';
import { rosterBars, type ShiftLetter } from './ShiftRoster.geometry.ts';
import type { ShiftRoster as ShiftRosterContent } from './ShiftRoster.schema.ts';
import { Legend } from './Legend.tsx';
import formats from '../../../../../ui/formats.module.css';
import styles from './ShiftRoster.module.css';

/** In px: a day, a row, a bar, how far the bars lie above the middle of their rows, and room for the names of the days. */
const FORMATS = {
  wide: { day: 120, row: 52, bar: 30, raised: 0, head: 34 },
  phone: { day: 120, row: 156, bar: 60, raised: 32, head: 56 },
} as const;

/** What a night needs beyond Sunday, px. */
const OVER = 48;

const KINDS = ['kept', 'open', 'taken'] as const;

const TONES = { kept: 'main', open: 'alarm', taken: 'ink' } as const;

const isShift = (letter: string): letter is ShiftLetter => ['D', 'E', 'N'].includes(letter);

interface WeekProps {
  days: readonly string[];
  people: number;
  bars: Record<(typeof KINDS)[number], Parameters<typeof rosterBars>[0]>;
  format: keyof typeof FORMATS;
}

/** The bars of the week under the names of its days; on phones each row has room for words under its bars. */
function Week({ days, people, bars, format }: WeekProps) {
  const { raised, head, ...grid } = FORMATS[format];
  const [wide, high] = [7 * grid.day + OVER, people * grid.row];
  return (
    <svg
      className={`${styles.week} ${formats[format]}`}
      viewBox={`0 ${-head} ${wide} ${high + head}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map((day, at) => (
        <text key={day} x={at * grid.day + 8} y="-10">
          {day}
        </text>
      ))}
      <path className={styles.lines} d={days.map((_, at) => `M${at * grid.day} ${-head}V${high}`).join('')} />
      <g transform={`translate(0 ${-raised})`}>
        {KINDS.map((kind) => (
          <path key={kind} data-tone={TONES[kind]} d={rosterBars(bars[kind], grid)} />
        ))}
      </g>
    </svg>
  );
}

/** A week of shifts, a row for each person: the shift that fell open, and the person who took it. */
export function ShiftRoster(props: ShiftRosterContent) {
  const { title, days, people, gap, keys } = props;
  const id = useId();
  const shifts = people.flatMap(({ name, week }, row) =>
    [...week].flatMap((shift, day) => (isShift(shift) ? [{ name, row, day, shift }] : [])),
  );
  const isOpen = ({ name, day }: (typeof shifts)[number]) => name === gap.name && day + 1 === gap.day;
  const open = shifts.filter(isOpen);
  const taken = open.map((shift) => ({ ...shift, row: people.findIndex(({ name }) => name === gap.by) }));
  const bars = {
    kept: shifts.filter((shift) => !isOpen(shift)),
    open,
    taken,
  };
  return (
    <>
      <div className={styles.roster}>
        <div className={styles.drawing} role="img" aria-labelledby={`${id}-title`}>
          <span id={`${id}-title`} className="visually-hidden">
            {title}
          </span>
          <Week days={days} people={people.length} bars={bars} format="wide" />
          <Week days={days} people={people.length} bars={bars} format="phone" />
        </div>
        <ol role="list" className={styles.people}>
          {people.map(({ name, asked }) => (
            <li
              key={name}
              data-tone={name === gap.name ? TONES.open : name === gap.by ? TONES.taken : undefined}
            >
              <b>{name}</b>
              {asked && <span className="small soft">{asked}</span>}
            </li>
          ))}
        </ol>
      </div>
      <Legend
        className={styles.keys}
        kinds={KINDS}
        tones={TONES}
        count={(kind) => bars[kind].length}
        words={keys}
      />
    </>
  );
}
