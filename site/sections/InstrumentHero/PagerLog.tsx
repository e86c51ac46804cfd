import { strokes } from '../../art/charts/strokes.ts';
import type { LogContent } from './InstrumentHero.schema.ts';
import styles from './InstrumentHero.module.css';

/** The calls of one month: a stroke for each minute until an engineer answered. */
export function PagerLog({ title, base, columns, calls, target, note }: LogContent) {
  const most = Math.max(...calls.map(({ minutes }) => minutes));
  return (
    <div className={styles.log} data-ground="page">
      <table>
        <caption>
          <span className={styles.title}>{title}</span> <span className="small soft">{base}</span>
        </caption>
        <thead className="small soft">
          <tr>
            <th scope="col">{columns.call}</th>
            <th scope="col">{columns.alarm}</th>
            <th scope="col">{columns.minutes}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ at, alarm, minutes }) => {
            const { width, height, lead } = strokes(most, minutes);
            return (
              <tr key={at} data-late={minutes > target || undefined}>
                <th scope="row" className="tabular">
                  {at}
                </th>
                <td>
                  {alarm}
                  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                    <path d={lead} />
                  </svg>
                </td>
                <td>{minutes}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small soft">{note}</p>
    </div>
  );
}
