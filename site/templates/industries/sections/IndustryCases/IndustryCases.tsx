import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../../../ui/CaseCard.tsx';
import { ReviewTrio, type ReviewsUnderCases } from '../../../../ui/ReviewTrio.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { IndustryCases as IndustryCasesContent } from './IndustryCases.schema.ts';
import beside from '../../../../ui/beside.module.css';
import styles from './IndustryCases.module.css';

interface IndustryCasesProps extends Omit<IndustryCasesContent, 'chosen'> {
  cards: readonly (CaseCardContent & { page: string })[];
  /** What clients say, under the products; without it the products stand beside their heading. */
  voices?: ReviewsUnderCases | undefined;
  resolveLink: ResolveLink;
}

/** Products that belong to the subject. */
export function IndustryCases({ heading, link, cards, voices, resolveLink }: IndustryCasesProps) {
  return (
    <section data-section="related-case-studies" data-ground="mist" data-cards={voices ? 'below' : 'beside'}>
      <div className={voices ? 'container' : `container grid ${beside.beside} ${styles.beside}`}>
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
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
