import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { RangeChart } from '../../../../art/charts/RangeChart.tsx';
import { amounts, sign } from '../../../../lib/money.ts';
import type { RateCard } from '../../../../records/rates.ts';
import type { RateRanges as RateRangesContent } from './RateRanges.schema.ts';

interface RateRangesProps extends RateRangesContent {
  /** What links to this section ends in, such as `rates`. */
  id?: string;
  /** All rate cards in their order; they share currency, year and the step of their charts. */
  cards: readonly Pick<RateCard, 'name' | 'year' | 'currency' | 'step' | 'regions'>[];
}

/** What an hour of each kind of work costs by region, as one chart. */
export function RateRanges({ id, heading, lede, cards }: RateRangesProps) {
  const [first] = cards;
  if (!first) return null;
  const money = sign(first.currency);
  const rows = cards.flatMap(({ name, regions }) =>
    regions.map(({ region, low, high, ours }) => ({
      label: `${name}, ${region}`,
      low,
      high,
      value: `${money}${low}–${high}`,
      lead: ours,
    })),
  );
  const own = cards.flatMap(({ name, currency, regions }) =>
    regions
      .filter(({ ours }) => ours)
      .map(({ region, low, high }) => `${name} in ${region} ${amounts(currency, low, high)}`),
  );
  return (
    <section id={id} data-section="rate-tables-by-region">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <div data-shared data-price="rates">
          <RangeChart
            title={`Hourly rates of ${first.year} by kind of work and region. ${own.join(', ')}.`}
            rows={rows}
            step={first.step}
            write={(value) => money + value}
          />
        </div>
      </div>
    </section>
  );
}
