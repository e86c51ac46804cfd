import { DayChart } from './WorkingHours.chart.tsx';
import { clock, duration } from '../../../../../time/clock.ts';
import { fill } from '../../../../../collections/fill.ts';
import type { Span } from '../../../../../time/sharedHours.ts';
import { ScrollBox } from '../../../../../ui/ScrollBox.tsx';
import table from '../../../../../ui/table.module.css';
import type { WorkingHours as WorkingHoursContent } from './WorkingHours.schema.ts';
import styles from './WorkingHours.module.css';

/** An office by the reader's clock: when it is at work, and how many minutes of that lie in the reader's day. */
interface OfficeHours {
  city: string;
  country: string;
  span: Span;
  sharedMinutes: number;
}

export interface WorkingHoursProps extends Omit<WorkingHoursContent, 'seasons'> {
  /** The reader's country and its working day. */
  own: { country: string; span: Span };
  /** Half a year each; `answered` is in minutes. */
  seasons: readonly { label: string; offices: readonly OfficeHours[]; answered: number }[];
}

const SERIES = ['other', 'lead'] as const;
const between = ({ from, to }: Span) => `${clock(from)}–${clock(to)}`;

/** Which office is at work in which hour of the reader's day, in both halves of the year. */
export function WorkingHours({ heading, words, note, own, seasons }: WorkingHoursProps) {
  const day = own.span.to - own.span.from;
  const [first] = seasons;
  return (
    <>
      {seasons.map(({ label, offices }) => (
        <div key={label} className={styles.season}>
          <h3>{label}</h3>
          <DayChart
            title={`${label}: ${own.country} ${between(own.span)}, ${offices.map(({ city, span }) => `${city} ${between(span)}`).join(', ')}.`}
            own={own.span}
            rows={[
              { ...own.span, label: own.country, note: between(own.span), series: 'own' },
              ...offices.map(({ country, span, sharedMinutes }, at) => ({
                ...span,
                label: country,
                note: fill(words.shared, { time: duration(sharedMinutes) }),
                series: SERIES[at % SERIES.length] ?? 'other',
              })),
            ]}
          />
        </div>
      ))}
      <div className={`grid ${styles.foot}`}>
        <ScrollBox className={styles.scroll} label={heading}>
          <table className={`${styles.table} ${table.lines}`} data-fact="hours-overlap">
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr>
                <th scope="col">{words.season}</th>
                {first?.offices.map(({ city }) => (
                  <th key={city} scope="col">
                    {fill(words.office, { city })}
                  </th>
                ))}
                <th scope="col">{words.answered}</th>
              </tr>
            </thead>
            <tbody>
              {seasons.map(({ label, offices, answered }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {offices.map(({ city, span }) => (
                    <td key={city} data-head={fill(words.office, { city })}>
                      {between(span)}
                    </td>
                  ))}
                  <td data-head={words.answered}>
                    {fill(words.of, { time: duration(answered), day: duration(day) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <p className={`soft ${styles.note}`}>{note}</p>
      </div>
    </>
  );
}
