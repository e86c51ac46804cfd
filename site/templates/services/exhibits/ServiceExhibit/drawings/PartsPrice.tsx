import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { amount } from '../../../../../lib/money.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { PartsPriceContent } from './PartsPrice.schema.ts';
import styles from './PartsPrice.module.css';

interface PartsPriceProps extends PartsPriceContent {
  resolveLink: ResolveLink;
}

/** One project at a fixed price, part by part, for work that has no rates by the hour. */
export function PartsPrice(props: PartsPriceProps) {
  const { heading, lede, currency, caption, columns, lines, sum, note, resolveLink } = props;
  return (
    <div className="grid">
      <div className={styles.head}>
        <h2>{withAmpersands(heading)}</h2>
        <p className="lede">{lede}</p>
      </div>
      <div className={styles.sheet} data-section="worked-example">
        <table data-price="the fixed price of this page">
          <caption className="small soft">{caption}</caption>
          <thead className="small soft">
            <tr>
              <th scope="col">{columns.part}</th>
              <th scope="col">{columns.amount}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, text, amount: part }) => (
              <tr key={label}>
                <th scope="row">
                  <b>{label}</b> <span className="small soft">{text}</span>
                </th>
                <td>{amount(part)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{sum}</th>
              <td>
                {currency} {amount(lines.reduce((all, { amount: part }) => all + part, 0))}
              </td>
            </tr>
          </tfoot>
        </table>
        <p className="small soft">
          <Inline text={note} resolveLink={resolveLink} />
        </p>
      </div>
    </div>
  );
}
