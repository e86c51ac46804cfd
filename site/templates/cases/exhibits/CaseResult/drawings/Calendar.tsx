import type { Results } from '../CaseResult.schema.ts';
import { heat } from './Calendar.geometry.ts';
import styles from './Calendar.module.css';

/** A calendar of each period with a number in each day, warmer where it is higher. */
export function Calendar({ week, days, before, after }: Results['calendar']) {
  const periods = [before, after];
  const most = Math.max(...periods.flatMap(({ weeks }) => weeks.flatMap(({ values }) => values)));
  return (
    <div className={styles.periods}>
      {periods.map(({ label, weeks }) => (
        <table key={label} className={`tabular ${styles.calendar}`}>
          <caption className={styles.label}>{label}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.week}>
                <span className="visually-hidden">{week}</span>
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className="small">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ label: first, values }) => (
              <tr key={first}>
                <th scope="row" className="small">
                  {first}
                </th>
                {values.map((value, at) => (
                  <td key={days[at]} data-heat={heat(value, most)}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
