import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ReviewCard, type ReviewCardContent } from '../../ui/ReviewCard.tsx';
import type { ReviewsHeading } from '../../ui/ReviewTrio.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import styles from './Reviews.module.css';

interface ReviewsProps extends ReviewsHeading {
  /** What links to this section ends in, such as `reviews`. */
  id?: string | undefined;
  /** The first is set large. */
  reviews: readonly ReviewCardContent[];
  resolveLink: ResolveLink;
}

/** What clients say: one review at reading distance, the others on rules beside it. */
export function Reviews({ id, heading, reviews, link, resolveLink }: ReviewsProps) {
  return (
    <section
      id={id}
      data-section="client-reviews"
      data-ground="warm"
      data-shared=""
      data-fact="reviews-shown"
    >
      <div className={`container grid ${styles.columns}`}>
        <h2 className="visually-hidden">{withAmpersands(heading)}</h2>
        {reviews.map((review) => (
          <ReviewCard key={review.name} {...review} />
        ))}
        <div className={styles.all}>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
