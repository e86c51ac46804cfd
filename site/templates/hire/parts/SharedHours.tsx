import type { ReactNode } from 'react';
import type { Span } from '../../../time/sharedHours.ts';
import styles from './SharedHours.module.css';
import table from '../../../ui/table.module.css';

export interface SharedHoursProps {
  /** The city of the office. */
  office: string;
  /** Hours of a person's day. */
  hours: number;
  cities: readonly {
    city: string;
    /** The city's working day, and the office's by the clock of the city, in minutes after midnight. */
    own: Span;
    span: Span | undefined;
    /** What of both falls together, by the clock of the city, and how long that is: "09:00–10:30", "1 h 30". */
    when: string;
    shared: string;
  }[];
}

interface Drawn extends SharedHoursProps {
  /** Draws the two days of a city as a line. */
  line: (own: Span, office: Span) => ReactNode;
}

/** Which hours four cities share with a person of an office: 24 hours as a line each, and in words. */
export function SharedHours({ office, hours, cities, line }: Drawn) {
  return (
    <div className={styles.box} data-shared>
      <table className={`small ${styles.table} ${table.rows}`}>
        <caption className={styles.caption}>
          What {hours} hours a day in {office} share with one city at a time, in January by its clock
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">City</th>
            <td />
            <th scope="col">Both at work</th>
            <th scope="col">Together</th>
          </tr>
        </thead>
        <tbody>
          {cities.map(({ city, own, span, when, shared }) => (
            <tr key={city}>
              <th scope="row">{city}</th>
              <td className={styles.line}>{span && line(own, span)}</td>
              <td className="soft">{when}</td>
              <td className={styles.sum}>{shared}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
