import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../../../ui/CaseCard.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseLines as CaseLinesContent } from './CaseLines.schema.ts';
import styles from './CaseLines.module.css';

interface CaseLinesProps extends Omit<CaseLinesContent, 'chosen'> {
  cards: readonly (CaseCardContent & { page: string })[];
  resolveLink: ResolveLink;
}

/** Two products in one row, beside the words that say why these. */
export function CaseLines({ heading, lede, link, cards, resolveLink }: CaseLinesProps) {
  return (
    <section className={styles.cases} data-section="related-case-studies">
      <div className="container grid">
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="soft">{lede}</p>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        {cards.map(({ page, ...card }) => (
          <div key={card.slug} className={styles.card} data-shared="">
            <CaseCard {...card} href={resolveLink(page)} />
          </div>
        ))}
      </div>
    </section>
  );
}
