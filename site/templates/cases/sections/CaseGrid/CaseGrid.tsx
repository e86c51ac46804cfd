import { INITIAL_CARDS } from '../../parts/initialCards.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../../../ui/CaseCard.tsx';
import type { CaseGrid as CaseGridContent } from './CaseGrid.schema.ts';
import styles from './CaseGrid.module.css';

interface CaseGridProps extends Omit<CaseGridContent, 'first'> {
  /** Each card with its page, and its tags as slugs with spaces between them. */
  cards: readonly (CaseCardContent & {
    page: string;
    tags: { service: string; industry: string; platform: string };
  })[];
  resolveLink: ResolveLink;
}

/**
 * Case studies as cards of uneven size: the first ten, and all others after a link to the eleventh, or when a filter
 * chooses. Without scripts all are there.
 */
export function CaseGrid({ heading, shown, more, cards, resolveLink }: CaseGridProps) {
  const [first, total] = [Math.min(INITIAL_CARDS, cards.length), cards.length];
  return (
    <section className={styles.section} data-section="case-study-card-grid">
      <div className="container">
        <h2 className="visually-hidden">{heading}</h2>
        <div className={`grid ${styles.cards}`} data-shared>
          {cards.map(({ page, tags, ...card }, at) => (
            <div
              key={card.slug}
              id={at === INITIAL_CARDS ? 'more' : undefined}
              className={styles.card}
              data-case-card
              data-service={tags.service}
              data-industry={tags.industry}
              data-platform={tags.platform}
              data-large={card.wide.cover.width > 1.5 * card.wide.cover.height || undefined}
              data-later={at < INITIAL_CARDS ? undefined : ''}
            >
              {/* On a phone the first alone is seen before anything is scrolled: nothing takes the line from it. */}
              <CaseCard {...card} href={resolveLink(page)} loading={at === 0 ? 'eager' : 'lazy'} />
            </div>
          ))}
        </div>
        {total > first && (
          <div className={styles.more}>
            <p>{shown.replace('{shown}', `${first}`).replace('{total}', `${total}`)}</p>
            <ArrowLink href="#more">{more.replace('{rest}', `${total - first}`)}</ArrowLink>
          </div>
        )}
      </div>
    </section>
  );
}
