import styles from './ReviewCard.module.css';

/** A drawing in a sprite, as `<use>` reads it, and what it says. */
interface Mark {
  mark: string;
  alt: string;
}

/** What one client said, with everything that is known of the person. */
export interface ReviewCardContent {
  comment: string;
  /** What it is about, such as "About our support". */
  about: string;
  /** Name of the fixed fact that the comment states. */
  fact?: string | undefined;
  name: string;
  position: string;
  company: string;
  /** The company's own mark, shown instead of its name; sizes in units of its drawing. */
  wordmark?: { mark: string; width: number; height: number } | undefined;
  place: string;
  /** A square picture of the person, shown 44 px wide. */
  picture: { src: string; alt: string };
  flag: Mark;
  rating: Mark;
}

interface ReviewCardProps extends ReviewCardContent {
  /** The case study of the project, with its address. */
  story?: { name: string; line: string; href: string } | undefined;
  /** What links to this review end in. */
  anchor?: string;
}

/** One review: company, what it is about, words, person, country, rating, and the case study that tells the project. */
export function ReviewCard({
  comment,
  about,
  fact,
  name,
  position,
  company,
  wordmark,
  place,
  picture,
  flag,
  rating,
  story,
  anchor,
}: ReviewCardProps) {
  return (
    <figure id={anchor} className={styles.card} data-review="" data-shared="">
      <h3 className={styles.company}>
        {wordmark && (
          <svg viewBox={`0 0 ${wordmark.width} ${wordmark.height}`} aria-hidden="true">
            <use href={wordmark.mark} />
          </svg>
        )}
        <span className={wordmark && 'visually-hidden'}>{company}</span>
      </h3>
      <div>
        <p className={`small soft ${styles.about}`}>{about}</p>
        <blockquote className={styles.words} data-fact={fact}>
          <p>{comment}</p>
        </blockquote>
      </div>
      <figcaption className={styles.person}>
        <img
          className={styles['tile']}
          src={picture.src}
          alt={picture.alt}
          width="44"
          height="44"
          loading="lazy"
        />
        <span>
          <b>{name}</b>
          <br />
          {position}, {place}{' '}
          <svg className={styles['flag']} width="21" height="14" role="img" aria-label={flag.alt}>
            <use href={flag.mark} />
          </svg>
        </span>
        <svg width="62" height="20" role="img" aria-label={rating.alt}>
          <use href={rating.mark} />
        </svg>
        {story && (
          <p className={styles.story}>
            <a href={story.href}>{story.name}</a> <span className="soft">{story.line}</span>
          </p>
        )}
      </figcaption>
    </figure>
  );
}
