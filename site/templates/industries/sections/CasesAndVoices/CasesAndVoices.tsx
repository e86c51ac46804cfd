import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../../../ui/CaseCard.tsx';
import { ReviewTrio, type ReviewsUnderCases } from '../../../../ui/ReviewTrio.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CasesAndVoices as CasesAndVoicesContent } from './CasesAndVoices.schema.ts';
import styles from './CasesAndVoices.module.css';

interface CasesAndVoicesProps extends Omit<CasesAndVoicesContent, 'chosen'> {
  cards: readonly (CaseCardContent & { page: string })[];
  voices: ReviewsUnderCases;
  resolveLink: ResolveLink;
}

/** Products that belong to the subject, and under them what clients say. */
export function CasesAndVoices({ heading, link, cards, voices, resolveLink }: CasesAndVoicesProps) {
  return (
    <section data-section="related-case-studies" data-ground="mist">
      <div className="container">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <div className={`grid ${styles.cards}`} data-shared="">
          {cards.map(({ page, ...card }) => (
            <CaseCard key={card.slug} {...card} href={resolveLink(page)} />
          ))}
        </div>
        <ReviewTrio {...voices} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
