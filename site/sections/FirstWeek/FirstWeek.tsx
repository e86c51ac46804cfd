import type { Href } from '../../lib/Href.ts';
import type { Picture } from '../../lib/Picture.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import wipe from '../../ui/wipe.module.css';
import type { FirstWeek as FirstWeekContent } from './FirstWeek.schema.ts';
import styles from './FirstWeek.module.css';

interface FirstWeekProps extends FirstWeekContent {
  /** Which section of the page this is; `first-week` unless said. */
  kind?: string;
  /** What links to this section ends in, such as `first-week`. */
  id?: string;
  /** The 168 lines with the strokes at `PROMISE_HOURS`, for wide windows and for phones. */
  drawing: { wide: Picture; phone: Picture };
  href: Href;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** The first week hour by hour, with a promise at each tall stroke. */
export function FirstWeek({
  kind = 'first-week',
  id,
  heading,
  lede,
  alt,
  promises,
  drawing,
  href,
}: FirstWeekProps) {
  const { wide, phone } = drawing;
  return (
    <section id={id} className={styles.week} data-section={kind}>
      <div className="container">
        <div className={`grid ${styles.head}`}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <div className={styles.drawing}>
          <picture>
            <source media="(width < 760px)" srcSet={phone.src} width={phone.width} height={phone.height} />
            <img {...wide} className={wipe['wipe']} alt={alt} loading="lazy" />
          </picture>
          <ol role="list" className={styles.days}>
            {DAYS.map((day) => (
              <li key={day}>Day {day}</li>
            ))}
          </ol>
          <ol role="list" className={styles.promises}>
            {promises.map(({ title, when, text, page, fact }) => (
              <li key={title} data-fact={fact}>
                <h3>{href(page) ? <a href={href(page)}>{title}</a> : title}</h3>
                <p>
                  <b>{when}.</b> {text}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
