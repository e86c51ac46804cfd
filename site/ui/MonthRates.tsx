import { span } from '../lib/money.ts';
import styles from './MonthRates.module.css';
import table from './table.module.css';

interface MonthRatesProps {
  card: {
    name: string;
    year: number;
    currency: string;
    /** An hour by region, low to high; `ours` marks the agency's own. */
    regions: readonly { id: string; region: string; low: number; high: number; ours: boolean }[];
  };
  plans: readonly { name: string; monthHours: number }[];
  /** The record that the amounts come from, such as `rates/designers`, where nothing around says it. */
  price?: string;
  /** Sets `--cell`, the padding of a cell in a wide window. */
  className: string | undefined;
}

/** What an hour costs by region, and a month by plan. */
export function MonthRates({ card, plans, price, className }: MonthRatesProps) {
  const { name, year, currency, regions } = card;
  return (
    <table className={`${styles.table} ${table.amounts} ${className}`} data-price={price}>
      <caption className="visually-hidden">
        {name} in {year}, {currency} an hour and a month
      </caption>
      <thead>
        <tr>
          <th scope="col">Region</th>
          <th scope="col">An hour</th>
          {plans.map(({ name: plan, monthHours }) => (
            <th key={plan} scope="col">
              {plan}, {monthHours} h
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {regions.map(({ id, region, low, high, ours }) => (
          <tr key={id} data-fact={`rate-${id}`} data-ours={ours || undefined}>
            <th scope="row">{region}</th>
            <td data-head="An hour">{span(low, high)}</td>
            {plans.map(({ name: plan, monthHours }) => (
              <td key={plan} data-head={`${plan}, ${monthHours} h`}>
                {span(low * monthHours, high * monthHours)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
