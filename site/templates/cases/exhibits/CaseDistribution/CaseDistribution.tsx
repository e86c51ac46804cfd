import { Distribution } from './CaseDistribution.chart.tsx';
import { Measured } from '../../parts/Measured.tsx';
import table from '../../../../ui/table.module.css';
import type { CaseDistribution as CaseDistributionContent } from './CaseDistribution.schema.ts';

/** What changed, measured: how often each value came up in two periods, one stroke for each. */
export function CaseDistribution(props: CaseDistributionContent) {
  const { heading, alt, source, figures, size, unit, numbersLabel, before, after } = props;
  const classes = Math.max(before.counts.length, after.counts.length);
  const numbers = (
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
        {Array.from({ length: classes }, (_, at) => (
          <tr key={at}>
            <th scope="row">{`${at * size} to ${(at + 1) * size - 1}`}</th>
            <td>{before.counts[at] ?? 0}</td>
            <td>{after.counts[at] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section data-section="result-figures" data-ground="mist">
      <Measured {...{ heading, source, figures }} numbers={{ label: numbersLabel, table: numbers }}>
        <Distribution title={alt} {...{ before, after, size }} />
      </Measured>
    </section>
  );
}
