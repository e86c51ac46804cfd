import { DayLines } from '../../../../art/charts/DayLines.tsx';
import { clock, duration } from '../../../../time/clock.ts';
import { fill } from '../../../../collections/fill.ts';
import type { Place } from '../../../../records/places.ts';
import type { Span } from '../../../../time/sharedHours.ts';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import table from '../../../../ui/table.module.css';
import type { OverlapTable as OverlapTableContent } from './OverlapTable.schema.ts';
import styles from './OverlapTable.module.css';

interface OverlapTableProps extends Omit<OverlapTableContent, 'months' | 'places'> {
  /** Names of the two months. */
  months: readonly string[];
  /** The offices in their order. */
  offices: readonly string[];
  /** Each city with its working day, and for each month the offices by its clock, in minutes. */
  places: readonly (Pick<Place, 'city' | 'country'> & {
    own: Span;
    months: readonly (readonly { span: Span; sharedMinutes: number }[])[];
  })[];
}

const SERIES = ['other', 'lead'] as const;
const seriesOf = (at: number) => SERIES[at % SERIES.length] ?? 'other';

/** Which hours each city shares with each office: 24 hours as lines, and in numbers. */
export function OverlapTable(props: OverlapTableProps) {
  const { heading, lede, columns, months, offices, places, note } = props;
  return (
    <section data-section="time-zone-overlap-table">
      <div className="container">
        <SectionHead heading={heading} split="8-4" space={44}>
          {lede}
        </SectionHead>
        <ScrollBox label={heading}>
          <table className={`${styles.table} ${table.rows}`}>
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  {columns.place}
                </th>
                <th scope="col" rowSpan={2} className={styles.day}>
                  {columns.day}
                </th>
                {offices.map((city, at) => (
                  <th key={city} scope="colgroup" colSpan={months.length} data-series={seriesOf(at)}>
                    {fill(columns.shared, { city })}
                  </th>
                ))}
              </tr>
              <tr>
                {offices.flatMap((city) =>
                  months.map((month) => (
                    <th key={`${city} ${month}`} scope="col" className={styles.month}>
                      {month}
                    </th>
                  )),
                )}
              </tr>
            </thead>
            <tbody>
              {places.map(({ city, country, own, months: byMonth }) => (
                <tr key={city}>
                  <th scope="row">
                    <span className={styles.city}>{city}</span>
                    <span className={`small soft ${styles.place}`}>
                      {country},{' '}
                      <span className={styles.hours}>
                        {clock(own.from)}–{clock(own.to)}
                      </span>
                    </span>
                  </th>
                  <td className={styles.day}>
                    <DayLines
                      own={own}
                      groups={byMonth.map((spans) =>
                        spans.map(({ span }, at) => ({ ...span, series: seriesOf(at) })),
                      )}
                    />
                  </td>
                  {offices.flatMap((office, at) =>
                    byMonth.map((spans, nth) => {
                      const minutes = spans[at]?.sharedMinutes ?? 0;
                      return (
                        <td
                          key={`${office} ${months[nth]}`}
                          data-head={`${office}, ${months[nth]}`}
                          data-series={seriesOf(at)}
                          data-none={minutes === 0 || undefined}
                        >
                          {duration(minutes)}
                        </td>
                      );
                    }),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <p className={`soft ${styles.note}`}>{note}</p>
      </div>
    </section>
  );
}
