import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { STROKE } from '../../../parts/stroke.ts';
import type { ScoreContent } from './Score.schema.ts';
import styles from './Score.module.css';
import measured from './measured.module.css';

/** The sheet of a measurement, a stroke for every case. */
export function Score({ sheet: { title, base, of, columns, checks, note } }: { sheet: ScoreContent }) {
  return (
    <div className={styles.sheet}>
      <table>
        <caption>
          <span className={measured.title}>{title}</span> <span className="small soft">{base}</span>
        </caption>
        <thead className="small">
          <tr>
            <th scope="col">{columns.check}</th>
            <th scope="col">{columns.before}</th>
            <th scope="col">{columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ name, before, after }) => {
            const { width, height, paths } = unitChart({ ...STROKE, amounts: [after, of - after] });
            return (
              <tr key={name} data-worse={after < before || undefined}>
                <th scope="row">
                  <span>{name}</span>
                  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                    <path className={styles.passed} d={paths[0]} />
                    {after < of && <path className={styles.failed} d={paths[1]} />}
                  </svg>
                </th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small soft">{note}</p>
    </div>
  );
}
