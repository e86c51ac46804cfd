import { useId } from 'react';
import { rosterBars, type ShiftLetter } from './ShiftRoster.geometry.ts';
import { RecordStates } from '../../parts/RecordStates.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { ShiftRoster as ShiftRosterContent } from './ShiftRoster.schema.ts';
import styles from './ShiftRoster.module.css';

/** In px: a day, a row, a bar, how far the bars lie above the middle of their rows, and room for the names of the days. */
const FORMATS = {
  wide: { day: 120, row: 52, bar: 30, raised: 0, head: 34 },
  phone: { day: 120, row: 156, bar: 60, raised: 32, head: 56 },
} as const;

/** What a night needs beyond Sunday, px. */
const OVER = 48;

const KINDS = ['kept', 'open', 'taken'] as const;

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
      className={`${styles.week} ${styles[format]}`}
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
          <path key={kind} data-kind={kind} d={rosterBars(bars[kind], grid)} />
        ))}
      </g>
    </svg>
  );
}

/** A week of shifts, a row for each person: the shift that fell open, and the person who took it. */
export function ShiftRoster(props: ShiftRosterContent) {
  const { heading, lede, title, days, people, gap, keys, states, breaks } = props;
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
    <section id="lifecycle" data-section="object-lifecycle" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
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
              <li key={name} data-kind={name === gap.name ? 'open' : name === gap.by ? 'taken' : undefined}>
                <b>{name}</b>
                {asked && <span className="small soft">{asked}</span>}
              </li>
            ))}
          </ol>
        </div>
        <ul role="list" className={styles.keys}>
          {KINDS.map((kind) => (
            <li key={kind} data-kind={kind}>
              <b>{bars[kind].length}</b> {keys[kind]}
            </li>
          ))}
        </ul>
        <RecordStates states={states} breaks={breaks} />
      </div>
    </section>
  );
}
