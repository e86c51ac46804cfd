import type { Href } from '../../lib/Href.ts';
import type { Review } from '../../records/reviews.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Reviews as ReviewsContent } from './Reviews.schema.ts';
import styles from './Reviews.module.css';

interface ReviewsProps extends Omit<ReviewsContent, 'chosen'> {
  /** What links to this section ends in, such as `reviews`. */
  id?: string;
  /** The first is set large; `company` is the client's name, `picture` a square one of the person, shown 56 px wide. */
  reviews: readonly (Pick<Review, 'comment' | 'fact' | 'name' | 'position' | 'place'> & {
    company: string;
    picture: { src: string; alt: string };
  })[];
  href: Href;
}

/** What clients say: one review at reading distance, the others on rules beside it. */
export function Reviews({ id, heading, reviews, link, href }: ReviewsProps) {
  return (
    <section
      id={id}
      className={styles.reviews}
      data-section="client-reviews"
      data-ground="warm"
      data-shared=""
      data-fact="reviews-shown"
      data-deferred
    >
      <div className={`container grid ${styles.columns}`}>
        <h2 className="visually-hidden">{withAmpersands(heading)}</h2>
        {reviews.map(({ comment, fact, name, position, company, place, picture }, at) => (
          <figure key={name} data-review="">
            {at > 0 && <h3>{company}</h3>}
            <blockquote data-fact={fact}>
              <p>{comment}</p>
            </blockquote>
            <figcaption>
              <img src={picture.src} alt={picture.alt} width="56" height="56" loading="lazy" />
              <span>
                <b>{name}</b>
                <br />
                {[position, ...(at > 0 ? [] : [company]), place].join(', ')}
              </span>
            </figcaption>
          </figure>
        ))}
        <div className={styles.all}>
          <ArrowLink href={href(link.page)}>{link.label}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
