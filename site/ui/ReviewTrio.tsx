import { ReviewCard, type ReviewCardContent } from './ReviewCard.tsx';
import styles from './ReviewTrio.module.css';

/** Two reviews of one size as a pair, and a third as a line under them. */
export function ReviewTrio({ reviews }: { reviews: readonly ReviewCardContent[] }) {
  return (
    <div className={styles.trio}>
      {reviews.map((review) => (
        <ReviewCard key={review.name} {...review} />
      ))}
    </div>
  );
}
