import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { amount } from '../../../../../lib/money.ts';
import { ScrollBox } from '../../../../../ui/ScrollBox.tsx';
import table from '../../../../../ui/table.module.css';
import type { AccountBill as AccountBillContent } from './AccountBill.schema.ts';
import { Legend } from './Legend.tsx';
import styles from './AccountBill.module.css';

type Month = AccountBillContent['months'][number];

/** In px of the drawing: a stroke is a place for a month. */
const STROKE = { mark: 'stroke', width: 8, height: 34, pitch: 22 } as const;

const KINDS = ['paid', 'late', 'free'] as const;

const TONES = { paid: 'main', late: 'alarm', free: 'faint' } as const;

/** The strokes of one month, in a drawing as wide as that of the fullest. */
function Places({ month: { places, kind }, most }: { month: Month; most: number }) {
  return (
    <svg
      className={styles.places}
      viewBox={`0 0 ${most * STROKE.pitch} ${STROKE.height}`}
      data-tone={TONES[kind]}
      aria-hidden="true"
    >
      <path d={unitChart({ ...STROKE, amounts: [places] }).paths[0]} />
    </svg>
  );
}

/** A record as a bill: the months of one account, a stroke for each place, and what was paid for them. */
export function AccountBill(props: AccountBillContent) {
  const { heading, currency, price, columns, months, keys } = props;
  const most = Math.max(...months.map(({ places }) => places));
  const placesOf = (kind: Month['kind']) =>
    months.reduce((sum, month) => sum + (month.kind === kind ? month.places : 0), 0);
  const owed = ({ kind, places }: Month) => (kind === 'free' ? 0 : places * price);
  return (
    <>
      <Legend className={styles.keys} kinds={KINDS} tones={TONES} count={placesOf} words={keys} />
      <ScrollBox label={heading} className={styles.sheet}>
        <table className={`${styles.bill} ${table.lines}`} data-price="the example bill of this page">
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.month}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col">{columns.places}</th>
              <th scope="col">{`${columns.amount}, ${currency}`}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month} data-kind={month.kind}>
                <th scope="row">{month.month}</th>
                <td data-head={columns.state}>{month.state}</td>
                <td data-head={columns.places}>
                  <span className={styles.number}>{month.places}</span>
                  <Places month={month} most={most} />
                </td>
                <td data-head={columns.amount}>{amount(owed(month))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {columns.sum}
              </th>
              <td>{amount(months.reduce((sum, month) => sum + owed(month), 0))}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </>
  );
}
