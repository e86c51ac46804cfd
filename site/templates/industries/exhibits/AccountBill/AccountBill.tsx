import { strokeRow } from '../../../../art/charts/strokeRow.ts';
import { amount } from '../../../../lib/money.ts';
import { RecordStates } from '../../parts/RecordStates.tsx';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import table from '../../../../ui/table.module.css';
import type { AccountBill as AccountBillContent } from './AccountBill.schema.ts';
import styles from './AccountBill.module.css';

type Month = AccountBillContent['months'][number];

/** In px of the drawing: a stroke is a place for a month. */
const STROKE = { pitch: 22, width: 8, height: 34 };

const KINDS = ['paid', 'late', 'free'] as const;

/** The strokes of one month, in a drawing as wide as that of the fullest. */
function Places({ month: { places, kind }, most }: { month: Month; most: number }) {
  return (
    <svg
      className={styles.places}
      viewBox={`0 0 ${most * STROKE.pitch} ${STROKE.height}`}
      data-kind={kind}
      aria-hidden="true"
    >
      <path d={strokeRow({ from: 0, to: places }, STROKE)} />
    </svg>
  );
}

/** A record as a bill: the months of one account, a stroke for each place, and what was paid for them. */
export function AccountBill(props: AccountBillContent) {
  const { heading, lede, currency, price, columns, months, keys, states, breaks } = props;
  const most = Math.max(...months.map(({ places }) => places));
  const placesOf = (kind: Month['kind']) =>
    months.reduce((sum, month) => sum + (month.kind === kind ? month.places : 0), 0);
  const owed = ({ kind, places }: Month) => (kind === 'free' ? 0 : places * price);
  return (
    <section id="lifecycle" data-section="object-lifecycle" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <ul role="list" className={styles.keys}>
          {KINDS.map((kind) => (
            <li key={kind} data-kind={kind}>
              <b>{placesOf(kind)}</b> {keys[kind]}
            </li>
          ))}
        </ul>
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
        <RecordStates states={states} breaks={breaks} />
      </div>
    </section>
  );
}
