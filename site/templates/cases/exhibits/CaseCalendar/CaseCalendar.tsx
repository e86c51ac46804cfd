import { heat } from './CaseCalendar.geometry.ts';
import { Measured } from '../../parts/Measured.tsx';
import type { CaseCalendar as CaseCalendarContent } from './CaseCalendar.schema.ts';
import styles from './CaseCalendar.module.css';

/** What changed, measured: a calendar of each period with a number in each day, warmer where it is higher. */
export function CaseCalendar(props: CaseCalendarContent) {
  const { heading, alt, source, figures, week, days, before, after } = props;
  const periods = [before, after];
  const most = Math.max(...periods.flatMap(({ weeks }) => weeks.flatMap(({ values }) => values)));
  return (
    <section data-section="result-figures" data-ground="surface">
      <Measured {...{ heading, source, figures }} split="under">
        <p className="visually-hidden">{alt}</p>
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
      </Measured>
    </section>
  );
}
