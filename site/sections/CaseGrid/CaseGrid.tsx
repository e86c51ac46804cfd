import { CaseCard, type CaseCardContent } from '../../ui/CaseCard.tsx';
import type { CaseGrid as CaseGridContent } from './CaseGrid.schema.ts';
import styles from './CaseGrid.module.css';

interface CaseGridProps extends Omit<CaseGridContent, 'first'> {
  /** Each card with its page, and its tags as slugs with spaces between them. */
  cards: readonly (CaseCardContent & {
    page: string;
    tags: { service: string; industry: string; platform: string };
  })[];
  /** Address of a page, or nothing while that page is not built. */
  href: (page: string) => string | undefined;
}

/** All case studies as cards of uneven size, with what to do when a filter leaves none. */
export function CaseGrid({ heading, empty, cards, href }: CaseGridProps) {
  return (
    <section className={styles.section} data-section="case-study-card-grid">
      <div className="container">
        <h2 className="visually-hidden">{heading}</h2>
        <p className={styles.empty} data-case-empty={empty} role="status" />
        <div className={`grid ${styles.cards}`} data-shared>
          {cards.map(({ page, tags, ...card }) => (
            <div
              key={card.slug}
              className={styles.card}
              data-case-card
              data-service={tags.service}
              data-industry={tags.industry}
              data-platform={tags.platform}
            >
              <CaseCard {...card} href={href(page)} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
