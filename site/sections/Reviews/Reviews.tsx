import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ReviewCard, type ReviewCardContent } from '../../ui/ReviewCard.tsx';
import type { ReviewsHeading } from '../../ui/ReviewTrio.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import beside from './Reviews.module.css';
import sentence from './Reviews.sentence.module.css';

const layouts = { beside, sentence };

interface ReviewsProps extends ReviewsHeading {
  /** What links to this section ends in, such as `reviews`. */
  id?: string | undefined;
  /** The others on rules beside the first one, or under it, which then crosses the whole window. */
  layout?: keyof typeof layouts | undefined;
  ground?: 'teal' | 'warm' | undefined;
  /** The first is set large. */
  reviews: readonly ReviewCardContent[];
  resolveLink: ResolveLink;
}

/** What clients say: one review at reading distance, and two more. */
export function Reviews(props: ReviewsProps) {
  const { id, layout = 'beside', ground = 'warm', heading, reviews, link, resolveLink } = props;
  const look = layouts[layout];
  return (
    <section
      id={id}
      className={look.reviews}
      data-section="client-reviews"
      data-ground={ground}
      data-shared=""
      data-fact="reviews-shown"
    >
      <h2 className="visually-hidden">{withAmpersands(heading)}</h2>
      <div className={`container grid ${look.columns}`}>
        {reviews.map((review) => (
          <ReviewCard key={review.name} {...review} />
        ))}
        <p className={look.all}>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </p>
      </div>
    </section>
  );
}
