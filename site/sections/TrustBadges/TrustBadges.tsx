import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { PromiseLabel } from '../../records/promises.ts';
import { Icon } from '../../ui/Icon.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { TrustBadges as TrustBadgesContent } from './TrustBadges.schema.ts';
import full from '../../ui/fullRows.module.css';
import styles from './TrustBadges.module.css';

interface TrustBadgesProps extends TrustBadgesContent {
  /** Anchor of the section. */
  id?: string;
  /** The badges in their order; `fact` names the promise for checks, `text` is what it means. */
  badges: (PromiseLabel & { text: string })[];
  resolveLink: ResolveLink;
}

/** The promises in their fixed words, each beside what it means and linked to the page that says all of it. */
export function TrustBadges({ id, heading, badges, resolveLink }: TrustBadgesProps) {
  return (
    <section id={id} className={styles.badges} data-section="trust-badges" data-ground="mist" data-shared>
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={`${full.two} ${styles.list}`}>
          {badges.map(({ label, icon, page, fact, text }) => (
            <li key={fact}>
              <Icon name={icon} className={styles.icon} />
              <h3 data-fact={fact}>{resolveLink(page) ? <a href={resolveLink(page)}>{label}</a> : label}</h3>
              <p className="small soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
