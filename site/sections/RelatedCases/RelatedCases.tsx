import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../ui/CaseCard.tsx';
import { ReviewTrio, type ReviewsUnderCases } from '../../ui/ReviewTrio.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { RelatedCases as RelatedCasesContent } from './RelatedCases.schema.ts';
import styles from './RelatedCases.module.css';

interface RelatedCasesProps extends Omit<RelatedCasesContent, 'chosen'> {
  /** The section's ground; without it the page's paper. */
  ground?: 'warm' | 'mist' | undefined;
  cards: readonly (CaseCardContent & { page: string })[];
  /** What clients say, under the products. */
  voices?: ReviewsUnderCases | undefined;
  resolveLink: ResolveLink;
}

/** One to three products that belong to the subject of the page; one alone stands beside the heading. */
export function RelatedCases({ ground, heading, lede, link, cards, voices, resolveLink }: RelatedCasesProps) {
  return (
    <section data-section="related-case-studies" data-ground={ground}>
      <div className={`container ${cards.length === 1 ? styles.alone : ''}`.trim()}>
        <SectionHead heading={heading} space={40} furniture>
          {lede} <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </SectionHead>
        <div className={`grid ${styles.cards}`} data-shared="">
          {cards.map(({ page, ...card }) => (
            <CaseCard key={card.slug} {...card} href={resolveLink(page)} />
          ))}
        </div>
        {voices && <ReviewTrio {...voices} resolveLink={resolveLink} />}
      </div>
    </section>
  );
}
