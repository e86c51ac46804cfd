import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../../../ui/CaseCard.tsx';
import { ReviewTrio, type ReviewsUnderCases } from '../../../../ui/ReviewTrio.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { CaseVoices as CaseVoicesContent } from './CaseVoices.schema.ts';
import styles from './CaseVoices.module.css';

interface CaseVoicesProps extends Omit<CaseVoicesContent, 'chosen'> {
  /** The section's ground; without it the page's paper. */
  ground?: 'warm' | 'mist' | undefined;
  cards: readonly (CaseCardContent & { page: string })[];
  voices: ReviewsUnderCases;
  resolveLink: ResolveLink;
}

/** Products side by side, and under them what clients say. */
export function CaseVoices({ ground, heading, lede, link, cards, voices, resolveLink }: CaseVoicesProps) {
  return (
    <section className={styles.voices} data-section="related-case-studies" data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede} <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </SectionHead>
        <div className={styles.cards} data-shared="">
          {cards.map(({ page, ...card }) => (
            <CaseCard key={card.slug} {...card} href={resolveLink(page)} />
          ))}
        </div>
        <ReviewTrio {...voices} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
