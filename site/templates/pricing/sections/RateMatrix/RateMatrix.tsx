import { span } from '../../../../lib/money.ts';
import { rateData } from '../../../../lib/rateData.ts';
import type { RateCard } from '../../../../records/rates.ts';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import table from '../../../../ui/table.module.css';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Plan } from '../../../../records/plans.ts';
import type { RateMatrix as RateMatrixContent } from './RateMatrix.schema.ts';
import styles from './RateMatrix.module.css';

interface RateMatrixProps extends RateMatrixContent {
  /** All rate cards in their order; `id` names their facts. */
  cards: readonly (Pick<RateCard, 'name' | 'year' | 'currency' | 'regions'> & { id: string })[];
  /** The plans in their order. */
  plans: readonly Pick<Plan, 'name' | 'monthHours'>[];
  /** Stands under a section on the same ground and goes on from it. */
  continues?: boolean;
}

/** Rates of every kind of work and region, by the hour and by the month of each plan. */
export function RateMatrix({ heading, note, cards, plans, continues }: RateMatrixProps) {
  const [first] = cards;
  return (
    <section data-section="rate-tables" data-continues={continues ? '' : undefined} data-shared>
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ScrollBox label={heading}>
          <table className={`${styles.table} ${table.amounts}`}>
            <caption className="visually-hidden">
              {heading}, {first?.currency}, {first?.year}
            </caption>
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col">Where</th>
                <th scope="col">{first?.currency} an hour</th>
                {plans.map(({ name, monthHours }) => (
                  <th key={name} scope="col">
                    {name}, {monthHours} h
                  </th>
                ))}
              </tr>
            </thead>
            {cards.map(({ id, name, regions }) => (
              <tbody key={id}>
                {regions.map((region, at) => (
                  <tr key={region.id} {...rateData(id, region)} data-ours={region.ours || undefined}>
                    {at === 0 && (
                      <th scope="rowgroup" rowSpan={regions.length}>
                        {name}
                      </th>
                    )}
                    <th scope="row">{region.region}</th>
                    <td data-head={`${first?.currency} an hour`}>{span(region.low, region.high)}</td>
                    {plans.map(({ name: plan, monthHours }) => (
                      <td key={plan} data-head={`${plan}, ${monthHours} h`}>
                        {span(region.low * monthHours, region.high * monthHours)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </ScrollBox>
        <p className={`small soft ${styles.note}`}>{note}</p>
      </div>
    </section>
  );
}
