import type { Href } from '../../lib/Href.ts';
import { ColumnChart } from '../../art/charts/ColumnChart.tsx';
import { Inline } from '../../ui/Inline.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { RoleTool as RoleToolContent } from './RoleTool.schema.ts';
import styles from './RoleTool.module.css';

interface RoleToolProps extends RoleToolContent {
  href: Href;
}

/** One tool or standard that only this role works with, and its numbers as columns and as a table. */
export function RoleTool({ heading, text, chart, href }: RoleToolProps) {
  return (
    <section className={styles.tool} data-section="tool-of-the-role">
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.chart}>
          <ColumnChart title={chart.title} columns={chart.columns} height={240} />
          <details className={`small ${styles.table}`}>
            <summary>The same as a table</summary>
            <table>
              <caption className="visually-hidden">{chart.title}</caption>
              <thead>
                <tr>
                  <th scope="col">{chart.label}</th>
                  <th scope="col">{chart.amount}</th>
                </tr>
              </thead>
              <tbody>
                {chart.columns.map(({ label, value }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
          <p className="small soft">{chart.source}</p>
        </div>
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Inline text={paragraph} href={href} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
