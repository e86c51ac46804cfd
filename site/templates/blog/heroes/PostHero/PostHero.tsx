import type { Person } from '../../../../records/people.ts';
import { SideDrawing, type SideDrawings } from '../../../../ui/SideDrawing.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PostHero as PostHeroContent } from './PostHero.schema.ts';
import styles from './PostHero.module.css';

/** A day for programs and in words. */
interface Day {
  day: string;
  words: string;
}

interface PostHeroProps extends PostHeroContent {
  title: string;
  /** Who wrote it; `tile` is the address of the person's drawing, 56 px square. */
  author: Pick<Person, 'name' | 'position' | 'place'> & { tile: string; tileAlt: string };
  published: Day;
  /** When its facts were last checked or changed. */
  updated?: Day | undefined;
  /** Minutes it takes to read. */
  minutes: number;
  art: SideDrawings;
}

/** The top of a post: its title beside a cover, and at the foot who wrote it and when. */
export function PostHero({ ground, title, lede, author, published, updated, minutes, art }: PostHeroProps) {
  const dates = [
    { label: 'Published', ...published },
    ...(updated ? [{ label: 'Facts checked', ...updated }] : []),
  ];
  return (
    <section className={styles.hero} data-section="title-author-dates" data-ground={ground}>
      <SideDrawing {...art} />
      <div className={`container ${styles.words}`}>
        <h1 className={styles.title}>{withAmpersands(title)}</h1>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        <div className={styles.byline}>
          <div className={styles.author}>
            <img src={author.tile} width="56" height="56" alt={author.tileAlt} />
            <p>
              <b>{author.name}</b>
              <span className="small soft">{`${author.position}, ${author.place}`}</span>
            </p>
          </div>
          <dl className={styles.dates}>
            {dates.map(({ label, day, words }) => (
              <div key={label}>
                <dt className="small soft">{label}</dt>
                <dd>
                  <time dateTime={day}>{words}</time>
                </dd>
              </div>
            ))}
            <div>
              <dt className="small soft">To read</dt>
              <dd>{minutes} minutes</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
