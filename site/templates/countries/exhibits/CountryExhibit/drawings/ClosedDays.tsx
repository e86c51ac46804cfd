import { ROW_HEIGHT, yearStrokes, type DayKind } from './ClosedDays.geometry.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import strokes from '../../../parts/strokes.module.css';
import type { ClosedDays as ClosedDaysContent } from './ClosedDays.schema.ts';
import styles from './ClosedDays.module.css';

export interface ClosedDaysProps extends Omit<ClosedDaysContent, 'hours'> {
  /** The language of the month's names, such as `en-CA`. */
  language: string;
  /** The hours with their values filled in. */
  hours: { heading: string; text: string };
  resolveLink: ResolveLink;
}

/** A year of the office as one stroke a day: low on weekends, tall where it is closed. */
export function ClosedDays(props: ClosedDaysProps) {
  const { year, closed, thin, words, hours, language, resolveLink } = props;
  const marked = new Map<string, DayKind>([
    ...thin.map(({ day }): [string, DayKind] => [day, 'thin']),
    ...closed.map(({ day }): [string, DayKind] => [day, 'closed']),
  ]);
  const months = yearStrokes(year, marked);
  const named = [...closed, ...thin].sort((a, b) => a.day.localeCompare(b.day));
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(Date.parse(day));
  return (
    <>
      <ul role="list" className={`small ${strokes.keys} ${styles.keys}`}>
        {(['work', 'weekend', 'thin', 'closed'] as const).map((kind) => (
          <li key={kind} className={strokes.key} data-kind={kind}>
            {words[kind]}
          </li>
        ))}
      </ul>
      <ol role="list" className={styles.months}>
        {months.map(({ month, kinds }) => (
          <li key={month}>
            <h3 className={styles.month}>
              {write(`${year}-${String(month).padStart(2, '0')}-01`, { month: 'long' })}
            </h3>
            <svg
              className={`${strokes.row} ${styles.strokes}`}
              viewBox={`0 0 31 ${ROW_HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {kinds.map(({ kind, count, d }) => (
                <path key={kind} data-kind={kind} data-count={count} d={d} />
              ))}
            </svg>
            <ul role="list" className={styles.names}>
              {named
                .filter(({ day }) => Number(day.slice(5, 7)) === month)
                .map(({ day, name }) => (
                  <li key={day} data-closed={marked.get(day)}>
                    <time dateTime={day}>{write(day, { weekday: 'short', day: 'numeric' })}</time>{' '}
                    <b>{name}</b>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className={`grid ${styles.hours}`} data-fact="hours-overlap">
        <h3>{hours.heading}</h3>
        <p>
          <Inline text={hours.text} resolveLink={resolveLink} />
        </p>
      </div>
    </>
  );
}
