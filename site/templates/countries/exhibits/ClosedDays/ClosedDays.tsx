import { ROW_HEIGHT, yearStrokes, type DayKind } from './ClosedDays.geometry.ts';
import { fill } from '../../../../collections/fill.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { ClosedDays as ClosedDaysContent } from './ClosedDays.schema.ts';
import styles from './ClosedDays.module.css';

interface ClosedDaysProps extends Omit<ClosedDaysContent, 'hours'> {
  /** What links to this section ends in, such as `days`. */
  id?: string;
  /** The language of the month's names, such as `en-CA`. */
  language: string;
  /** The hours with their values filled in. */
  hours: { heading: string; text: string };
  resolveLink: ResolveLink;
}

const isWeekday = (day: string) => new Date(day).getUTCDay() % 6 !== 0;

/** A year of the office as one stroke a day: low on weekends, tall where it is closed. */
export function ClosedDays(props: ClosedDaysProps) {
  const { id, heading, lede, year, closed, thin, words, hours, language, resolveLink } = props;
  const marked = new Map<string, DayKind>([
    ...thin.map(({ day }): [string, DayKind] => [day, 'thin']),
    ...closed.map(({ day }): [string, DayKind] => [day, 'closed']),
  ]);
  const months = yearStrokes(year, marked);
  const named = [...closed, ...thin].sort((a, b) => a.day.localeCompare(b.day));
  const write = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(Date.parse(day));
  const counts = {
    closed: String(closed.filter(({ day }) => isWeekday(day)).length),
    thin: String(thin.length),
  };
  return (
    <section id={id} data-section="closed-days">
      <div className="container">
        <SectionHead heading={heading} split="6-6">
          <Inline text={fill(lede, counts)} resolveLink={resolveLink} />
        </SectionHead>
        <ul role="list" className={`small ${styles.keys}`}>
          {(['work', 'weekend', 'thin', 'closed'] as const).map((kind) => (
            <li key={kind} data-kind={kind}>
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
                className={styles.strokes}
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
      </div>
    </section>
  );
}
