import { monthStrokes } from '../../art/charts/monthStrokes.ts';
import { fill } from '../../lib/fill.ts';
import { amount, amounts } from '../../lib/money.ts';
import type { RateCard } from '../../records/rates.ts';
import { ContactLink } from '../../ui/Button.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Plan } from '../../records/plans.ts';
import type { Calculator as CalculatorContent } from './Calculator.schema.ts';
import styles from './Calculator.module.css';

/** The longest time that can be chosen, and the working days of a month. */
const MOST_MONTHS = 24;
const DAYS = 20;

interface CalculatorProps extends CalculatorContent {
  /** All rate cards in their order. A table of the page carries the rates of each role and region as `data-rate`. */
  cards: readonly (Pick<RateCard, 'name' | 'currency' | 'regions'> & { id: string })[];
  /** The plans in their order. */
  plans: readonly (Pick<Plan, 'name' | 'monthHours'> & { id: string })[];
}

/**
 * What a person costs for some months. It comes with the sum of the first choices; the script beside the page's
 * template reckons every other one, and without scripts the choices are hidden.
 */
export function Calculator({ heading, labels, months, result, send, cards, plans }: CalculatorProps) {
  const [card] = cards;
  const [plan] = plans;
  const [region] = card?.regions ?? [];
  if (!card || !plan || !region) return null;
  const { currency } = card;
  const { low, high } = region;
  const total = plan.monthHours * months;
  const range = amounts(currency, total * low, total * high);
  const sum = {
    currency,
    ...{ hours: String(plan.monthHours), months: String(months), total: amount(total) },
    ...{ low: String(low), high: String(high), least: amount(total * low), most: amount(total * high) },
  };
  const month = monthStrokes(DAYS);
  const places = new Map(cards.flatMap(({ regions }) => regions.map(({ id, region: name }) => [id, name])));
  return (
    <section data-section="inputs" data-ground="mist">
      <div className={`container grid ${styles.columns}`}>
        <div
          className={styles.form}
          data-calculator
          data-currency={currency}
          data-sum={result.sum}
          data-none={result.none}
          data-days={result.days}
          data-brief={send.brief}
        >
          <h2>{withAmpersands(heading)}</h2>
          <label className={styles.field}>
            {labels.role}
            <select name="role">
              {cards.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            {labels.region}
            <select name="region">
              {[...places].map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            {labels.plan}
            <select name="plan">
              {plans.map(({ id, name, monthHours }) => (
                <option key={id} value={monthHours}>
                  {`${name}, ${monthHours} hours a month`}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.field}>
            {labels.months}
            <input
              name="months"
              type="number"
              min="1"
              max={MOST_MONTHS}
              defaultValue={months}
              inputMode="numeric"
            />
          </label>
        </div>
        <section className={styles.result} data-section="result" data-ground="pick" aria-live="polite">
          <h2 className={styles.title}>{withAmpersands(result.heading)}</h2>
          <p className={styles.range} data-result="range">
            {range}
          </p>
          <p data-result="sum">{fill(result.sum, sum)}</p>
          <div className={styles.bar}>
            <div className={styles.months} data-months={DAYS} aria-hidden="true">
              {Array.from({ length: MOST_MONTHS }, (_, nth) => (
                <svg
                  key={nth}
                  viewBox={`0 0 ${month.width} ${month.height}`}
                  data-chosen={nth < months ? '' : undefined}
                >
                  <path d={month.d} />
                </svg>
              ))}
            </div>
            <p className="soft" data-result="days">
              {fill(result.days, { days: String(months * DAYS) })}
            </p>
          </div>
          <div className={styles.send}>
            <p className="soft">{send.text}</p>
            <ContactLink>{send.action}</ContactLink>
          </div>
        </section>
      </div>
    </section>
  );
}
