import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { SideHead } from '../../../../ui/SideHead.tsx';
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
        <SideHead heading={heading} lede={lede} split="5-7" />
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
