import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { ReviewCard, type ReviewCardContent } from '../../../../ui/ReviewCard.tsx';
import type { ReviewsHeading } from '../../../../ui/ReviewTrio.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import styles from './ReviewSentence.module.css';

interface ReviewSentenceProps extends ReviewsHeading {
  ground: 'teal' | 'warm';
  /** The first fills the band. */
  reviews: readonly ReviewCardContent[];
  resolveLink: ResolveLink;
}

/** What clients say: one sentence across the whole window, and two more under it. */
export function ReviewSentence({ ground, heading, reviews, link, resolveLink }: ReviewSentenceProps) {
  return (
    <section
      className={styles.reviews}
      data-section="client-reviews"
      data-ground={ground}
      data-shared=""
      data-fact="reviews-shown"
    >
      <h2 className="visually-hidden">{withAmpersands(heading)}</h2>
      <div className={`container grid ${styles.columns}`}>
        {reviews.map((review) => (
          <ReviewCard key={review.name} {...review} />
        ))}
        <p className={styles.all}>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </p>
      </div>
    </section>
  );
}
