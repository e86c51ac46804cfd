import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import type { Figure } from '../../../../records/figures.ts';
import { ReviewCard, type ReviewCardContent } from '../../../../ui/ReviewCard.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ReviewSet as ReviewSetContent } from './ReviewSet.schema.ts';
import styles from './ReviewSet.module.css';
import settings from './ReviewSet.settings.module.css';

interface ReviewSetProps extends Omit<ReviewSetContent, 'figure'> {
  /** Which section of the page this is, such as `review-set-1`. */
  kind: string;
  /** One large with a row under it; two columns; six parted by slanted lines on the dark band; ruled rows. */
  setting: 'lead' | 'columns' | 'slant' | 'rows';
  /** Each with the case study of its project, where there is one. */
  reviews: readonly (ReviewCardContent & { id: string; story?: Story | undefined })[];
  /** A figure of the company under the words; `id` is the place of its definition. */
  figure?: (Pick<Figure, 'value' | 'label' | 'base'> & { id: string }) | undefined;
  /** A drawing that the window's left edge crops, under the words. */
  art?: Picture | undefined;
  resolveLink: ResolveLink;
}

/** A case study by the name of its product, and its page. */
interface Story {
  name: string;
  line: string;
  page: string;
}

const grounds = { lead: undefined, columns: 'mist', slant: 'indigo', rows: undefined };

/** Some of the reviews, set so that two sets on one page do not look alike. */
export function ReviewSet({
  kind,
  setting,
  heading,
  lede,
  reviews,
  figure,
  art,
  resolveLink,
}: ReviewSetProps) {
  const definition = figure && resolveLink(`/figures/#${figure.id}`);
  return (
    <section className={styles.set} data-section={kind} data-ground={grounds[setting]}>
      {art && <img className={styles['art']} {...art} alt="" loading="lazy" />}
      <div className={`container grid ${styles.grid}`}>
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          {figure && (
            <p className={styles.figure}>
              <span data-fact={figure.id}>
                <strong>{figure.value}</strong>{' '}
                {definition ? <a href={definition}>{figure.label}</a> : figure.label}
              </span>{' '}
              <span className="small soft">{figure.base}</span>
            </p>
          )}
        </div>
        <div
          className={`${styles.reviews} ${settings[setting]} ${setting === 'columns' ? styles.beside : ''}`.trim()}
          data-fact="testimonials"
        >
          {reviews.map(({ id, story, ...review }) => {
            const address = story && resolveLink(story.page);
            return (
              <ReviewCard
                key={id}
                anchor={id}
                {...review}
                story={story && address ? { ...story, href: address } : undefined}
              />
            );
          })}
        </div>
      </div>
    </section>
  );
}
