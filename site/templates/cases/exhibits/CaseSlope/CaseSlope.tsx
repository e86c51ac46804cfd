import { Slope } from './CaseSlope.chart.tsx';
import { Measured } from '../../parts/Measured.tsx';
import table from '../../../../ui/table.module.css';
import type { CaseSlope as CaseSlopeContent } from './CaseSlope.schema.ts';

/** What changed, measured: the parts of one measure before and after, each as a line that falls or rises. */
export function CaseSlope(props: CaseSlopeContent) {
  const { heading, alt, source, figures, lines, part, labels, decimals, numbersLabel } = props;
  const numbers = (
    <table className={`tabular ${table.rows}`}>
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          {[part, ...labels].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before.toFixed(decimals)}</td>
            <td>{after.toFixed(decimals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section data-section="result-figures" data-ground="surface">
      <Measured {...{ heading, source, figures }} numbers={{ label: numbersLabel, table: numbers }}>
        <Slope title={alt} {...{ lines, labels, decimals }} />
      </Measured>
    </section>
  );
}
