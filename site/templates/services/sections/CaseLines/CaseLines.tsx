import type { Href } from '../../../../collections/Href.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../../../ui/CaseCard.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseLines as CaseLinesContent } from './CaseLines.schema.ts';
import styles from './CaseLines.module.css';

interface CaseLinesProps extends Omit<CaseLinesContent, 'chosen'> {
  cards: readonly (CaseCardContent & { page: string })[];
  href: Href;
}

/** Two products in one row, beside the words that say why these. */
export function CaseLines({ heading, lede, link, cards, href }: CaseLinesProps) {
  return (
    <section className={styles.cases} data-section="related-case-studies">
      <div className="container grid">
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="soft">{lede}</p>
          <ArrowLink href={href(link.page)}>{link.label}</ArrowLink>
        </div>
        {cards.map(({ page, ...card }) => (
          <div key={card.slug} className={styles.card} data-shared="">
            <CaseCard {...card} href={href(page)} />
          </div>
        ))}
      </div>
    </section>
  );
}
