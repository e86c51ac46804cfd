import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { WhyLedger as WhyLedgerContent } from './WhyLedger.schema.ts';
import full from '../../ui/fullRows.module.css';
import styles from './WhyLedger.module.css';

interface WhyLedgerProps extends WhyLedgerContent {
  /** Which section of the page this is; `why-choose-us` unless said. */
  kind?: string;
  resolveLink: ResolveLink;
  /** Stands under a section on the same ground and goes on from it. */
  continues?: boolean;
}

/** Reasons or benefits: a ledger of two columns, each entry with its icon. */
export function WhyLedger({
  kind = 'why-choose-us',
  heading,
  lede,
  entries,
  resolveLink,
  continues,
}: WhyLedgerProps) {
  return (
    <section data-section={kind} data-continues={continues ? '' : undefined}>
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
        </div>
        <ul role="list" className={`${full.two} ${styles.ledger}`}>
          {entries.map(({ icon, title, text, page, fact }) => {
            const address = page && resolveLink(page);
            return (
              <li key={title} data-fact={fact}>
                <Icon name={icon} className={styles.icon} />
                <h3 className={styles.title}>{address ? <a href={address}>{title}</a> : title}</h3>
                <p className="soft">{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
