import { RangeChart } from '../../../../art/charts/RangeChart.tsx';
import { numbersIn } from '../../parts/numbersIn.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Hiring } from '../../../../records/hiring.ts';
import type { Plan } from '../../../../records/plans.ts';
import type { RateCard } from '../../../../records/rates.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { LevelRates, type LevelRatesProps } from '../../parts/LevelRates.tsx';
import { MonthRates } from '../../../../ui/MonthRates.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { HireCost as HireCostContent } from './HireCost.schema.ts';
import beside from '../../../../ui/beside.module.css';
import styles from './HireCost.module.css';

interface HireCostProps extends HireCostContent {
  /** What links to this section ends in, such as `rates`. */
  id?: string;
  /** The rates of the role. */
  card: Pick<RateCard, 'id' | 'name' | 'year' | 'currency' | 'source' | 'regions'>;
  /** The levels that the rates are told by. */
  levels: LevelRatesProps['levels'];
  plans: readonly Pick<Plan, 'name' | 'monthHours'>[];
  /** The times of this kind of role; provider and in-house are ranges in weeks, such as "6–12 weeks". */
  times: Hiring;
  resolveLink: ResolveLink;
}

/** What an hour and a month cost, and how many weeks pass until the first day. */
export function HireCost(props: HireCostProps) {
  const { id, heading, lede, link, card, levels, plans, times, resolveLink } = props;
  const { name, onboarding, provider, inHouse, question, answer } = times;
  const weeks = [
    { label: 'Through us', value: provider, lead: true },
    { label: 'In-house', value: inHouse, lead: false },
  ].map((row) => {
    const [low, high] = numbersIn(row.value);
    return { ...row, low, high };
  });
  return (
    <section id={id} data-section="cost" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <div className={`grid ${beside.beside} ${styles.body}`}>
          <div className={styles.months} data-shared>
            <MonthRates card={card} plans={plans} price={`rates/${card.id}`} className={styles.table} />
            <p className={`small soft ${styles.source}`}>
              {card.source}; {card.currency} a month by plan, before tax.
            </p>
            <LevelRates card={card} levels={levels} />
            <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
          </div>
          <div
            className={styles.time}
            data-section="hiring-time-compared"
            data-fact="hiring-time"
            data-shared
          >
            <h3>{withAmpersands(question)}</h3>
            <p className="soft">{answer}</p>
            <RangeChart
              title={`${name}: hired in ${provider} through us and in ${inHouse} in-house.`}
              rows={weeks}
              step={3}
              write={String}
            />
            <p className="small soft">
              Weeks from the request to the first day. From your choice to that day: {onboarding}.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
