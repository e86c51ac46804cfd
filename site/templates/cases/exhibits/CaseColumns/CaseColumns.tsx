import { Columns } from './CaseColumns.chart.tsx';
import { Measured } from '../../parts/Measured.tsx';
import table from '../../../../ui/table.module.css';
import type { CaseColumns as CaseColumnsContent } from './CaseColumns.schema.ts';
import styles from './CaseColumns.module.css';

/** What changed, measured: one number by month or week as columns, with a mark where the change came. */
export function CaseColumns(props: CaseColumnsContent) {
  const { heading, alt, source, figures, part, unit, columns, decimals, change, numbersLabel } = props;
  const numbers = (
    <table className={`tabular ${table.rows}`}>
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{part}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value.toFixed(decimals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section data-section="result-figures" data-ground="mist">
      <Measured {...{ heading, source, figures }} numbers={{ label: numbersLabel, table: numbers }}>
        <p className={`small ${styles.change}`}>{change.label}</p>
        <Columns
          title={alt}
          columns={columns.map(({ label, value }) => ({
            label,
            amount: value,
            value: value.toFixed(decimals),
          }))}
          from={change.before}
        />
      </Measured>
    </section>
  );
}
