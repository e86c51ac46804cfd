import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PriceMovers as PriceMoversContent } from './PriceMovers.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './PriceMovers.module.css';

/** What raises or lowers a quote, as cards under their effect. */
export function PriceMovers({ heading, movers }: PriceMoversContent) {
  return (
    <section data-section="what-changes-the-price">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <ul role="list" className={`${full.two} ${styles.movers}`}>
          {movers.map(({ title, effect, text }) => (
            <li key={title}>
              <p className={styles.effect}>{effect}</p>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
