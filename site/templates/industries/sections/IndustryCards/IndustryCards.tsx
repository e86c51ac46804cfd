import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { IndustryCards as IndustryCardsContent } from './IndustryCards.schema.ts';
import styles from './IndustryCards.module.css';

interface IndustryCardsProps extends Pick<IndustryCardsContent, 'heading' | 'others'> {
  cards: readonly (Pick<IndustryCardsContent['cards'][number], 'text' | 'pages'> & {
    name: string;
    page: string;
    /** The cover in its own file; sizes in px. */
    picture: Picture;
  })[];
  resolveLink: ResolveLink;
}

/**
 * The industries. Those with a page, or a narrower one, have covers with the way to each, two large ones first; the
 * others share a panel.
 */
export function IndustryCards({ heading, others, cards, resolveLink }: IndustryCardsProps) {
  const leads = ({ page, pages }: (typeof cards)[number]) =>
    [page, ...pages.map((narrower) => narrower.page)].some((address) => resolveLink(address));
  const paged = cards.filter(leads);
  const unpaged = cards.filter((card) => !leads(card));
  return (
    <section data-section="industry-cards">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <ul role="list" className={`grid ${styles.cards}`}>
          {paged.map(({ name, page, text, pages, picture }) => {
            const address = resolveLink(page);
            const unbuilt = pages.filter((narrower) => !resolveLink(narrower.page)).map(({ label }) => label);
            return (
              <li key={page}>
                <img {...picture} alt="" loading="lazy" />
                <h3>{address ? <a href={address}>{withAmpersands(name)}</a> : withAmpersands(name)}</h3>
                <p className="soft">{text}</p>
                {pages.length > unbuilt.length && (
                  <ul role="list" className={styles.pages}>
                    {pages.map(
                      ({ label, page: narrower }) =>
                        resolveLink(narrower) && (
                          <li key={label}>
                            <ArrowLink href={resolveLink(narrower)}>{label}</ArrowLink>
                          </li>
                        ),
                    )}
                  </ul>
                )}
                {unbuilt.length > 0 && (
                  <p className={`small soft ${styles.more}`}>
                    <b>{others}</b> {unbuilt.join(', ')}
                  </p>
                )}
              </li>
            );
          })}
          {unpaged.length > 0 && (
            <li className={styles.rest}>
              <p className={`small ${styles.others}`}>{others}</p>
              <ul role="list">
                {unpaged.map(({ name, page, text }) => (
                  <li key={page}>
                    <h3>{withAmpersands(name)}</h3>
                    <p className="soft">{text}</p>
                  </li>
                ))}
              </ul>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
