import { span } from '../../../lib/money.ts';
import type { RateCard } from '../../../collections/rateCard.ts';
import styles from './LevelRates.module.css';
import table from '../../../ui/table.module.css';

export interface LevelRatesProps {
  card: Pick<RateCard, 'id' | 'name' | 'year' | 'currency' | 'regions'>;
  /** The levels from the youngest to the oldest, each with its years in words. */
  levels: readonly { id: string; name: string; years: string }[];
}

/** What an hour costs by level and office. */
export function LevelRates({ card, levels }: LevelRatesProps) {
  const { id, name, year, currency, regions } = card;
  const offices = regions.filter(({ office }) => office);
  return (
    <table className={`${styles.table} ${table.rows}`} data-price={`rates/${id}`}>
      <caption className="small soft">
        {name}, {currency} an hour in {year} by level and office
      </caption>
      <thead>
        <tr>
          <th scope="col">Level</th>
          {offices.map(({ office }) => (
            <th key={office} scope="col">
              {office}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map(({ id: level, name: title, years }) => (
          <tr key={level} data-level={level}>
            <th scope="row">
              {title}, {years}
            </th>
            {offices.map(({ office, levels: rates }) => (
              <td key={office}>{rates?.[level] && span(rates[level].low, rates[level].high)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
