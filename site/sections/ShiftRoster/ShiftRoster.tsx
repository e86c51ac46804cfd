import { useId } from 'react';
import { rosterBars, type ShiftLetter } from '../../art/charts/rosterBars.ts';
import { RecordStates } from '../../ui/RecordStates.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { ShiftRoster as ShiftRosterContent } from './ShiftRoster.schema.ts';
import styles from './ShiftRoster.module.css';

/** In px: a day, a row, a bar, room for the names of the days, and what a night needs beyond Sunday. */
const GRID = { day: 120, row: 52, bar: 30 };
const HEAD = 34;
const OVER = 48;

const isShift = (letter: string): letter is ShiftLetter => ['D', 'E', 'N'].includes(letter);

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
  const [wide, high] = [7 * GRID.day + OVER, people.length * GRID.row];
  return (
    <section id="lifecycle" data-section="object-lifecycle" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <div className={styles.roster}>
          <svg
            className={styles.week}
            viewBox={`0 ${-HEAD} ${wide} ${high + HEAD}`}
            role="img"
            aria-labelledby={`${id}-title`}
          >
            <title id={`${id}-title`}>{title}</title>
            {days.map((day, at) => (
              <text key={day} x={at * GRID.day + 8} y="-10">
                {day}
              </text>
            ))}
            <path
              className={styles.lines}
              d={
                days.map((_, at) => `M${at * GRID.day} ${-HEAD}V${high}`).join('') +
                people.map((_, row) => `M0 ${row * GRID.row}H${wide}`).join('')
              }
            />
            {(['kept', 'open', 'taken'] as const).map((kind) => (
              <path key={kind} data-kind={kind} d={rosterBars(bars[kind], GRID)} />
            ))}
          </svg>
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
          {(['kept', 'open', 'taken'] as const).map((kind) => (
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
