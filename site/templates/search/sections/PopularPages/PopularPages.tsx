import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PopularPages as PopularPagesContent } from './PopularPages.schema.ts';
import styles from './PopularPages.module.css';

interface PopularPagesProps extends PopularPagesContent {
  resolveLink: ResolveLink;
}

/** Ways on from a page that is not there. */
export function PopularPages({ heading, pages, resolveLink }: PopularPagesProps) {
  const reachable = pages.flatMap(({ label, text, page, until }) => {
    const address = resolveLink(page) ?? (until && resolveLink(until));
    return address ? { label, text, address } : [];
  });
  return (
    <section data-section="popular-pages">
      <div className="container grid">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.list}>
          {reachable.map(({ label, text, address }) => (
            <li key={label}>
              <a className={styles.row} href={address}>
                <span className={styles.label}>{withAmpersands(label)}</span>
                <span className="soft">{text}</span>
                <Icon name="arrow-right" className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
