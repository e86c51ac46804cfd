import { Icon } from '../../../../ui/Icon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Preparation as PreparationContent } from './Preparation.schema.ts';
import styles from './Preparation.module.css';

/** What the reader may have at hand for the first conversation. */
export function Preparation({ heading, lede, items }: PreparationContent) {
  return (
    <section data-section="what-to-prepare">
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
        </div>
        <ul role="list" className={styles.list}>
          {items.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} className={styles.icon} />
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
