import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { STROKE } from '../../../parts/stroke.ts';
import type { LogContent } from './Log.schema.ts';
import styles from './Log.module.css';
import measured from './measured.module.css';

/** The calls of one month: a stroke for each minute until an engineer answered. */
export function Log({ log: { title, base, columns, calls, target, note } }: { log: LogContent }) {
  const most = Math.max(...calls.map(({ minutes }) => minutes));
  return (
    <div className={styles.log} data-ground="page">
      <table>
        <caption>
          <span className={measured.title}>{title}</span> <span className="small soft">{base}</span>
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
            const { width, height, paths } = unitChart({ ...STROKE, amounts: [minutes, most - minutes] });
            return (
              <tr key={at} data-late={minutes > target || undefined}>
                <th scope="row" className="tabular">
                  {at}
                </th>
                <td>
                  <div className={measured.strokes}>
                    {alarm}
                    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                      <path d={paths[0]} />
                    </svg>
                  </div>
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
