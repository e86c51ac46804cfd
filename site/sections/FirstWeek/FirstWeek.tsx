import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { Picture } from '../../lib/Picture.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import wipe from '../../ui/wipe.module.css';
import type { FirstWeek as FirstWeekContent } from './FirstWeek.schema.ts';
import styles from './FirstWeek.module.css';

/** A picture of the week; `hour` is a stroke at its hour 0, in its px, that can be moved to another hour. */
interface WeekDrawing {
  picture: Picture;
  hour: { d: string; weight: number; pitch: number };
}

interface FirstWeekProps extends FirstWeekContent {
  /** Which section of the page this is; `first-week` unless said. */
  kind?: string;
  /** What links to this section ends in, such as `first-week`. */
  id?: string;
  /** The 168 lines with the strokes at `PROMISE_HOURS`, for wide windows and for phones. */
  drawing: { wide: WeekDrawing; phone: WeekDrawing };
  /** The hour 0 of the drawing: week day (0 is Sunday) and hour in UTC. */
  starts: { day: number; hour: number };
  /** Says on the day that is now which hour it is: `{hour}`. */
  here: string;
  resolveLink: ResolveLink;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];

/** The first week hour by hour, with a promise at each tall stroke; a script marks the hour that is now. */
export function FirstWeek({
  kind = 'first-week',
  id,
  heading,
  lede,
  legend,
  alt,
  here,
  promises,
  drawing,
  starts,
  resolveLink,
}: FirstWeekProps) {
  const [wide, phone] = [drawing.wide.picture, drawing.phone.picture];
  return (
    <section id={id} className={styles.week} data-section={kind}>
      <div className="container">
        <div className={`grid ${styles.head}`}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <div className={styles.drawing} data-week-starts={`${starts.day} ${starts.hour}`} data-here={here}>
          <picture>
            <source media="(width < 47.5em)" srcSet={phone.src} width={phone.width} height={phone.height} />
            <img {...wide} className={wipe['wipe']} alt={alt} loading="lazy" />
          </picture>
          <div className={styles.now} data-now hidden>
            {Object.entries(drawing).map(([format, { picture, hour }]) => (
              <svg
                key={format}
                className={styles[format]}
                viewBox={`0 0 ${picture.width} ${picture.height}`}
                aria-hidden="true"
              >
                <path d={hour.d} strokeWidth={hour.weight * 2} data-pitch={hour.pitch} />
              </svg>
            ))}
          </div>
          <ol role="list" className={styles.days}>
            {DAYS.map((day) => (
              <li key={day} data-day>
                Day {day}
              </li>
            ))}
          </ol>
          {legend && <p className={`small soft ${styles.legend}`}>{legend}</p>}
          <ol role="list" className={styles.promises}>
            {promises.map(({ title, when, text, page, fact }) => (
              <li key={title} data-fact={fact}>
                <h3>{resolveLink(page) ? <a href={resolveLink(page)}>{title}</a> : title}</h3>
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
