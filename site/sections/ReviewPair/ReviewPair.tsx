import type { Href } from '../../lib/Href.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import type { ReviewCardContent } from '../../ui/ReviewCard.tsx';
import { ReviewTrio } from '../../ui/ReviewTrio.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { ReviewPair as ReviewPairContent } from './ReviewPair.schema.ts';

interface ReviewPairProps extends Omit<ReviewPairContent, 'chosen'> {
  /** Two as a pair, then a short one. */
  reviews: readonly ReviewCardContent[];
  href: Href;
}

/** What clients say: two voices of one size, and a third under them. */
export function ReviewPair({ heading, reviews, link, href }: ReviewPairProps) {
  return (
    <section data-section="client-reviews" data-ground="warm" data-shared="" data-fact="reviews-shown">
      <div className="container">
        <h2 className="visually-hidden">{withAmpersands(heading)}</h2>
        <ReviewTrio reviews={reviews} />
        <ArrowLink href={href(link.page)}>{link.label}</ArrowLink>
      </div>
    </section>
  );
}
