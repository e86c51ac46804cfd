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

/** A line with its hours in each year, and whose rate is charged: that of a person on the bench, or of a level. */
interface YearsLine extends JobLine {
  yearly: readonly number[];
  person?: string | undefined;
  level?: string | undefined;
}

interface ThreeYearsProps extends Omit<ThreeYearsContent, 'lines' | 'first'> {
  /** What links to this section end in. */
  id?: string | undefined;
  years: readonly number[];
  /** Each line with its hours in all and in each year, and its lowest and highest rate for one hour. */
  lines: readonly YearsLine[];
  /** Currency and year of the rates, and the last year for which they are announced. */
  currency: string;
  year: number;
  through?: number | undefined;
  resolveLink: ResolveLink;
}

/** What something costs for three years: hours by year and line, their sums, and what others charge. */
export function ThreeYears(props: ThreeYearsProps) {
  const { id, heading, lede, years, lines, others, currency, year, through, resolveLink } = props;
  const total = jobTotal(lines);
  const later = years.filter((one) => through !== undefined && one > through);
  return (
    <section id={id} data-section="worked-example" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <ScrollBox label={heading}>
          <table className={`${job.table} ${table.amounts}`}>
            <caption className="small soft" data-shared>
              Hours in each year; {currency} before tax at our {year} rates
              {later.length > 0 &&
                `, which are fixed through ${through} and assumed for ${later.join(' and ')}`}
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
              {lines.map(({ label, office, person, level, rates, low, high, hours, yearly }) => (
                <tr key={label} data-price={person ? `bench/${person}` : `rates/${rates}`}>
                  <th scope="row">
                    {label}
                    <small className={styles.rate} data-shared>
                      {!person && level && `${level} level, `}
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
