import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ReviewCard, type ReviewCardContent } from '../../ui/ReviewCard.tsx';
import type { ReviewsHeading } from '../../ui/ReviewTrio.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import styles from './Reviews.module.css';

interface ReviewsProps extends ReviewsHeading {
  /** What links to this section ends in, such as `reviews`. */
  id?: string | undefined;
  ground?: 'teal' | 'warm' | undefined;
  /** The first is set large, the others stand on rules beside it. */
  reviews: readonly ReviewCardContent[];
  resolveLink: ResolveLink;
}

/** What clients say: one review at reading distance, and two more. */
export function Reviews(props: ReviewsProps) {
  const { id, ground = 'warm', heading, reviews, link, resolveLink } = props;
  return (
    <section
      id={id}
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
