import { rateData } from '../../../lib/rateData.ts';
import { span } from '../../../lib/money.ts';
import type { RateCard } from '../../../collections/rateCard.ts';
import table from '../../../ui/table.module.css';
import styles from './RegionRates.module.css';

interface RegionRatesProps {
  caption: string;
  /** Heads of the columns. */
  region: string;
  hour: string;
  /** The rates: the name of their file, and what an hour costs in each region. */
  id: string;
  regions: RateCard['regions'];
}

/** What an hour costs by region. */
export function RegionRates({ caption, region, hour, id, regions }: RegionRatesProps) {
  return (
    <table className={`${styles.rates} ${table.rows}`} data-shared>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{region}</th>
          <th scope="col">{hour}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.region}</th>
            <td {...rateData(id, one)}>{span(one.low, one.high)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
