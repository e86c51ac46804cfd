import { unitChart } from '../../../../../art/charts/unitChart.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { amount as inWords } from '../../../../../lib/money.ts';
import { GainIcon } from '../../../../../ui/GainIcon.tsx';
import { Inline } from '../../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { FixedPriceContent } from './FixedPrice.schema.ts';
import styles from './FixedPrice.module.css';

interface FixedPriceProps extends FixedPriceContent {
  resolveLink: ResolveLink;
}

/** In px: a day. */
const DAY = { mark: 'square', width: 11, height: 11, pitch: 15 } as const;

/** What a problem costs and one sum that ends it, with the days behind it: a square each. */
export function FixedPrice(props: FixedPriceProps) {
  const { heading, problem, currency, amount, terms, limit, unit, parts, note, effects, resolveLink } = props;
  const most = Math.max(...parts.map(({ days }) => days));
  const all = parts.reduce((sum, { days }) => sum + days, 0);
  return (
    <div className="grid">
      <div className={styles.sum}>
        <h2>{withAmpersands(heading)}</h2>
        <p className="lede" data-section="problem">
          {problem}
        </p>
        <p className={styles.amount} data-price="the fixed price of this page">
          {currency} {inWords(amount)}
        </p>
        <p>{terms}</p>
        <h3>{withAmpersands(limit.heading)}</h3>
        <p>
          <Inline text={limit.text} resolveLink={resolveLink} />
        </p>
      </div>
      <div className={styles.days} data-section="worked-example">
        <table>
          <caption className="small soft">{unit}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Days</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ label, days }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <svg viewBox={`0 0 ${most * DAY.pitch} ${DAY.height}`} aria-hidden="true">
                    <path d={unitChart({ ...DAY, amounts: [days] }).paths[0]} />
                  </svg>
                </th>
                <td>{days}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Working days in all</th>
              <td>{all}</td>
            </tr>
          </tfoot>
        </table>
        <p className="small soft">
          <Inline text={note} resolveLink={resolveLink} />
        </p>
      </div>
      <div className={styles.effects} data-section="benefits">
        <h3>{withAmpersands(effects.heading)}</h3>
        <ul role="list">
          {effects.entries.map(({ icon, title, text }) => (
            <li key={title}>
              <h4>
                <GainIcon name={icon} />
                {title}
              </h4>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
