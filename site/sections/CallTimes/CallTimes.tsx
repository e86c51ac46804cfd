import type { Picture } from '../../lib/Picture.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { CallTimes as CallTimesContent } from './CallTimes.schema.ts';
import styles from './CallTimes.module.css';

interface CallTimesProps extends Pick<CallTimesContent, 'heading' | 'lede' | 'alt'> {
  /** By the office that answers: each time by UTC, and as the clocks of all offices show it. */
  groups: readonly { heading: string; times: readonly { utc: string; places: readonly string[] }[] }[];
  /** The day in half hours, tall where a call may begin; for wide windows and for phones. */
  drawing: { wide: Picture; phone: Picture };
}

const HOURS = ['00:00', '06:00', '12:00', '18:00'];

/** The times at which a call may begin: the day as strokes, and under it the times by who answers. */
export function CallTimes({ heading, lede, alt, groups, drawing }: CallTimesProps) {
  const { wide, phone } = drawing;
  return (
    <section data-section="times-offered">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <picture>
          <source media="(width < 760px)" srcSet={phone.src} width={phone.width} height={phone.height} />
          <img {...wide} className={styles.day} alt={alt} loading="lazy" />
        </picture>
        <ol role="list" className={styles.hours} aria-hidden="true">
          {HOURS.map((hour) => (
            <li key={hour}>{hour} UTC</li>
          ))}
        </ol>
        <div className={styles.groups}>
          {groups.map(({ heading: who, times }) => (
            <div key={who} className={styles.group}>
              <h3>{who}</h3>
              <ul role="list" className={styles.times}>
                {times.map(({ utc, places }) => (
                  <li key={utc}>
                    <b className={styles.utc}>{utc}</b> <span className="visually-hidden">UTC: </span>
                    {places.map((place) => (
                      <span key={place} className={styles.place}>
                        {place}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
