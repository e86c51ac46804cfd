import type { Href } from '../../lib/Href.ts';
import type { Picture } from '../../lib/Picture.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { IndustryCards as IndustryCardsContent } from './IndustryCards.schema.ts';
import styles from './IndustryCards.module.css';

interface IndustryCardsProps extends Pick<IndustryCardsContent, 'heading'> {
  cards: readonly (Pick<IndustryCardsContent['cards'][number], 'text' | 'pages'> & {
    name: string;
    page: string;
    /** The cover in its own file; sizes in px. */
    picture: Picture;
  })[];
  href: Href;
}

/** The industries as covers with the way to each, two large ones and then three in a row. */
export function IndustryCards({ heading, cards, href }: IndustryCardsProps) {
  return (
    <section data-section="industry-cards">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <ul role="list" className={`grid ${styles.cards}`}>
          {cards.map(({ name, page, text, pages, picture }) => {
            const address = href(page);
            return (
              <li key={page}>
                <img {...picture} alt="" loading="lazy" />
                <h3>{address ? <a href={address}>{withAmpersands(name)}</a> : withAmpersands(name)}</h3>
                <p className="soft">{text}</p>
                {pages.length > 0 && (
                  <ul role="list" className={styles.pages}>
                    {pages.map(({ label, page: narrower }) => (
                      <li key={label}>{href(narrower) ? <a href={href(narrower)}>{label}</a> : label}</li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
