import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { FeedLinks as FeedLinksContent } from './FeedLinks.schema.ts';
import styles from './FeedLinks.module.css';

interface FeedLinksProps extends FeedLinksContent {
  /** Addresses of the feed in both forms. */
  addresses: { atom: string; json: string };
}

/** The feed in two forms, for programs that tell the reader of new posts. */
export function FeedLinks({ heading, lede, atom, json, addresses }: FeedLinksProps) {
  const forms = [
    { ...atom, address: addresses.atom },
    { ...json, address: addresses.json },
  ];
  return (
    <section data-section="feed-links">
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
        </div>
        <ul role="list" className={styles.forms}>
          {forms.map(({ label, text, address }) => (
            <li key={address}>
              <ArrowLink href={address}>{label}</ArrowLink>
              <p className="soft">{text}</p>
              <p className="small soft">
                <code>{address}</code>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
