import type { Href } from '../../lib/Href.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../ui/CaseCard.tsx';
import { ReviewCard, type ReviewCardContent } from '../../ui/ReviewCard.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { CaseVoices as CaseVoicesContent } from './CaseVoices.schema.ts';
import styles from './CaseVoices.module.css';

interface CaseVoicesProps extends Omit<CaseVoicesContent, 'chosen'> {
  /** The section's ground; without it the page's paper. */
  ground?: 'warm' | 'mist' | undefined;
  /** Each product with what its client says. */
  pairs: readonly { card: CaseCardContent & { page: string }; review: ReviewCardContent }[];
  href: Href;
}

/** Products side by side, under each of them the words of its client. */
export function CaseVoices({ ground, heading, lede, link, pairs, href }: CaseVoicesProps) {
  return (
    <section className={styles.voices} data-section="related-case-studies" data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <div className={styles.pairs} data-section="client-reviews" data-fact="reviews-shown" data-shared="">
          {pairs.map(({ card: { page, ...card }, review }) => (
            <div key={card.slug}>
              <CaseCard {...card} href={href(page)} />
              <ReviewCard {...review} />
            </div>
          ))}
        </div>
        <p className={styles.all}>
          <ArrowLink href={href(link.page)}>{link.label}</ArrowLink>
        </p>
      </div>
    </section>
  );
}
