import { jobTotal } from '../../../../collections/jobTotal.ts';
import type { JobLine } from '../../../../collections/rateCard.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { amount, amounts, span } from '../../../../lib/money.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import job from '../../../../ui/JobTable.module.css';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import table from '../../../../ui/table.module.css';
import type { ThreeYears as ThreeYearsContent } from './ThreeYears.schema.ts';
import styles from './ThreeYears.module.css';

interface ThreeYearsProps extends Omit<ThreeYearsContent, 'lines' | 'first'> {
  /** What links to this section end in. */
  id?: string | undefined;
  years: readonly number[];
  /** Each line with its hours in all and in each year, and its lowest and highest rate for one hour. */
  lines: readonly (JobLine & { yearly: readonly number[] })[];
  /** Currency and year of the rates. */
  currency: string;
  year: number;
  resolveLink: ResolveLink;
}

/** What something costs for three years: hours by year and line, their sums, and what others charge. */
export function ThreeYears(props: ThreeYearsProps) {
  const { id, heading, lede, years, lines, others, currency, year, resolveLink } = props;
  const total = jobTotal(lines);
  return (
    <section id={id} data-section="worked-example" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <ScrollBox label={heading}>
          <table className={`${job.table} ${table.amounts}`}>
            <caption className="small soft" data-shared>
              Hours in each year; {currency} before tax, rates of {year}
            </caption>
            <thead data-shared>
              <tr>
                <th scope="col">Work</th>
                {years.map((one) => (
                  <th key={one} scope="col">
                    {one}
                  </th>
                ))}
                <th scope="col">In all</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, office, rates, low, high, hours, yearly }) => (
                <tr key={label} data-price={`rates/${rates}`}>
                  <th scope="row">
                    {label}
                    <small className={styles.rate} data-shared>
                      {office}, {span(low, high)} an hour
                    </small>
                  </th>
                  {yearly.map((some, at) => (
                    <td key={years[at]} data-head={years[at]}>
                      {some > 0 && `${amount(some)} h`}
                    </td>
                  ))}
                  <td data-head="In all">{span(hours * low, hours * high)}</td>
                </tr>
              ))}
              <tr data-sum="" data-price="sum of three years" data-shared>
                <th scope="row">Sum</th>
                {years.map((one, at) => {
                  const { low, high } = jobTotal(
                    lines.map((line) => ({ ...line, hours: line.yearly[at] ?? 0 })),
                  );
                  return (
                    <td key={one} data-head={one}>
                      {span(low, high)}
                    </td>
                  );
                })}
                <td data-head="In all">{amounts(currency, total.low, total.high)}</td>
              </tr>
            </tbody>
          </table>
        </ScrollBox>
        <dl className={`grid ${styles.others}`}>
          {others.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="soft">
                <Inline text={text} resolveLink={resolveLink} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
