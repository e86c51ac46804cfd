import { RangeChart } from '../../../../art/charts/RangeChart.tsx';
import { fill } from '../../../../collections/fill.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { amount, amounts, sign } from '../../../../lib/money.ts';
import type { RateCard } from '../../../../records/rates.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import table from '../../../../ui/table.module.css';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { RegionRates } from '../../parts/RegionRates.tsx';
import type { SupplierPapers as SupplierPapersContent } from './SupplierPapers.schema.ts';
import styles from './SupplierPapers.module.css';

interface SupplierPapersProps extends Omit<SupplierPapersContent, 'cost'> {
  cost: SupplierPapersContent['cost'] & {
    card: Pick<RateCard, 'name' | 'year' | 'currency' | 'step' | 'regions'>;
  };
  resolveLink: ResolveLink;
}

/** What an accounts office wants to see before it pays, and under it the rates beside those of the reader's region. */
export function SupplierPapers({ heading, lede, columns, papers, cost, resolveLink }: SupplierPapersProps) {
  const { name, year, currency, step, regions } = cost.card;
  const { hours, rate, years, text } = cost.deduction;
  const money = sign(currency);
  const sum = hours * rate;
  const said = regions.map(({ region, low, high }) => `${region} ${amounts(currency, low, high)}`);
  return (
    <section className={styles.papers} data-section="supplier-papers">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <table className={`${styles.table} ${table.lines}`}>
          <caption className="visually-hidden">{columns.asked}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.asked}</th>
              <th scope="col">{columns.brought}</th>
              <th scope="col">{columns.text}</th>
            </tr>
          </thead>
          <tbody>
            {papers.map(({ asked, brought, missing, text: about }) => (
              <tr key={asked} data-missing={missing || undefined}>
                <th scope="row">{asked}</th>
                <td data-head={columns.brought} className={styles.brought}>
                  {brought}
                </td>
                <td data-head={columns.text}>
                  <Inline text={about} resolveLink={resolveLink} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.cost} data-section="invoicing-and-currency" data-ground="surface">
        <div className="container">
          <h2>{withAmpersands(cost.heading)}</h2>
          <div className={styles.chart} data-shared data-price={`rates/${cost.rates}`}>
            <RangeChart
              title={`${name}, an hour in ${year}: ${said.join(', ')}.`}
              rows={regions.map(({ region, low, high, ours }) => ({
                label: region,
                low,
                high,
                value: `${money}${low}–${high}`,
                lead: ours,
              }))}
              step={step}
              write={(value) => money + value}
            />
          </div>
          <div className={`grid ${styles.about}`}>
            <div className={styles.rates} data-shared>
              <RegionRates
                caption={`${name}, ${currency} an hour in ${year}`}
                region={cost.columns.region}
                hour={cost.columns.hour}
                id={cost.rates}
                regions={regions}
              />
              <p className="small soft">{cost.note}</p>
            </div>
            <div className={styles.words}>
              <p>
                <Inline text={cost.text} resolveLink={resolveLink} />
              </p>
              <p data-price={`rates/${cost.rates}`}>
                <Inline
                  text={fill(text, {
                    hours: amount(hours),
                    rate: String(rate),
                    sum: amount(sum),
                    first: amount(sum / years / 2),
                  })}
                  resolveLink={resolveLink}
                />
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
