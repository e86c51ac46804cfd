import { RangeChart } from '../../../../art/charts/RangeChart.tsx';
import { amount, amounts, sign } from '../../../../lib/money.ts';
import type { RateCard } from '../../../../records/rates.ts';
import { MonthRates } from '../../../../ui/MonthRates.tsx';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { Plan } from '../../../../records/plans.ts';
import type { RateChart as RateChartContent } from './RateChart.schema.ts';
import styles from './RateChart.module.css';

interface RateChartProps extends RateChartContent {
  /** What links to this section end in. */
  id?: string | undefined;
  /** The rates of the role. */
  card: Pick<RateCard, 'id' | 'name' | 'year' | 'currency' | 'source' | 'step' | 'regions'>;
  /** The plans in their order. */
  plans: readonly Pick<Plan, 'name' | 'monthHours'>[];
}

/** What an hour costs by region, as a chart and as a table of months, and the largest bill of one person. */
export function RateChart({ id, heading, lede, figure, note, card, plans }: RateChartProps) {
  const { name, year, currency, source, step, regions } = card;
  const money = sign(currency);
  const [own] = regions.filter(({ ours }) => ours);
  const hours = Math.max(...plans.map(({ monthHours }) => monthHours));
  const rows = regions.map(({ region, low, high, ours }) => ({
    label: region,
    low,
    high,
    value: `${money}${low}–${high}`,
    mark: (low + high) / 2,
    lead: ours,
  }));
  const sentence = regions
    .map(({ region, low, high }) => `${region} ${amounts(currency, low, high)}`)
    .join(', ');
  return (
    <section id={id} data-section="cost-guide" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <div data-shared data-price={`rates/${card.id}`}>
          <RangeChart
            title={`${name}, an hour in ${year}: ${sentence}.`}
            rows={rows}
            step={step}
            write={(value) => money + value}
          />
          <div className={`grid ${styles.body}`}>
            <ScrollBox className={styles.scroll} label={`Rates of ${year} by region`}>
              <MonthRates card={card} plans={plans} className={styles.table} />
            </ScrollBox>
            {own && (
              <div className={styles.most}>
                <p className={styles.figure}>
                  {money}
                  {amount(own.high * hours)}
                </p>
                <p className="lede">{figure}</p>
                <p className="small soft">{note}</p>
              </div>
            )}
          </div>
          <p className={`small soft ${styles.source}`}>
            {source}; {currency} a month by plan, before tax.
          </p>
        </div>
      </div>
    </section>
  );
}
