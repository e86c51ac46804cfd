import { BeforeAfterChart } from '../../art/charts/BeforeAfterChart.tsx';
import table from '../../ui/table.module.css';
import { withAmpersands } from '../../ui/Title.tsx';
import type { CaseResult as CaseResultContent } from './CaseResult.schema.ts';
import styles from './CaseResult.module.css';

/** What changed, measured: a chart of two periods, its numbers as a table, and three figures with their bases. */
export function CaseResult(props: CaseResultContent) {
  const { heading, alt, source, unit, before, after, turn, step, figures } = props;
  const [longer] = [before, after].sort((a, b) => b.values.length - a.values.length);
  return (
    <section data-section="result-figures" data-ground="mist">
      <div className="container grid">
        <div className={styles.measure}>
          <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
          <BeforeAfterChart
            title={alt}
            before={before.values}
            after={after.values}
            step={step}
            turn={turn}
            labels={[before.label, after.label]}
          />
          <p className={`small soft ${styles.source}`}>{source}</p>
          <details className={styles.numbers}>
            <summary>The chart in numbers</summary>
            <table className={`tabular ${table.rows}`}>
              <caption className="visually-hidden">{heading}</caption>
              <thead>
                <tr>
                  <th scope="col">{unit}</th>
                  <th scope="col">{before.label}</th>
                  <th scope="col">{after.label}</th>
                </tr>
              </thead>
              <tbody>
                {longer?.values.map((_, at) => (
                  <tr key={at}>
                    <th scope="row">{at + 1}</th>
                    <td>{before.values[at]}</td>
                    <td>{after.values[at]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
        <ul role="list" className={styles.figures}>
          {figures.map(({ value, text }) => (
            <li key={value}>
              <strong>{value}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
