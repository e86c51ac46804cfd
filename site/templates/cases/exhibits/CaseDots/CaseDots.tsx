import { dotColumns } from './CaseDots.geometry.ts';
import { Measured } from '../../parts/Measured.tsx';
import table from '../../../../ui/table.module.css';
import type { CaseDots as CaseDotsContent } from './CaseDots.schema.ts';
import styles from './CaseDots.module.css';

/** What changed, measured: a dot for each thing, week by week, filled where it went the new way. */
export function CaseDots(props: CaseDotsContent) {
  const { heading, alt, source, figures, filled, hollow, unit, ends, columns, note, numbersLabel } = props;
  const chart = dotColumns(columns);
  const numbers = (
    <table className={`tabular ${table.rows}`}>
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          {[unit, filled, hollow].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            <td>{column.filled}</td>
            <td>{column.hollow}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section data-section="result-figures" data-ground="indigo">
      <Measured {...{ heading, source, figures }} numbers={{ label: numbersLabel, table: numbers }}>
        <ul role="list" className={styles.legend}>
          <li className="small" data-dot="filled">
            {filled}
          </li>
          <li className="small" data-dot="hollow">
            {hollow}
          </li>
        </ul>
        <svg className={styles.dots} viewBox={`0 0 ${chart.width} ${chart.height}`} role="img">
          <title>{alt}</title>
          <path className={styles.filled} d={chart.filled} />
          <path className={styles.hollow} d={chart.hollow} />
        </svg>
        <p className={`small ${styles.ends}`}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
        <p className={styles.note}>{note}</p>
      </Measured>
    </section>
  );
}
