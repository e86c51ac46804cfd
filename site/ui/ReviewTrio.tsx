import type { ResolveLink } from '../collections/ResolveLink.ts';
import { ArrowLink } from './ArrowLink.tsx';
import { ReviewCard, type ReviewCardContent } from './ReviewCard.tsx';
import styles from './ReviewTrio.module.css';

/** What stands with every set of reviews. */
export interface ReviewsHeading {
  heading: string;
  /** The way to all reviews. */
  link: { label: string; page: string };
}

/** Reviews with their words, as sections show them. */
export interface ReviewsUnderCases extends ReviewsHeading {
  /** The first is set large. */
  reviews: readonly ReviewCardContent[];
}

interface ReviewTrioProps extends ReviewsUnderCases {
  resolveLink: ResolveLink;
}

/** What clients say, in a part of a section about their products or others: one review large, two short beside it. */
export function ReviewTrio({ heading, link, reviews, resolveLink }: ReviewTrioProps) {
  return (
    <div className={styles.reviews} data-section="client-reviews" data-fact="reviews-shown" data-shared="">
      <div className={styles.head}>
        <h3>{heading}</h3>
        <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
      </div>
      <div className={`grid ${styles.trio}`}>
        {reviews.map((review) => (
          <ReviewCard key={review.name} {...review} />
        ))}
      </div>
    </div>
  );
}
