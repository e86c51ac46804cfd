import type { Picture } from '../../../../lib/Picture.ts';
import { ContactLink } from '../../../../ui/Button.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { CallTimes as CallTimesContent } from './CallTimes.schema.ts';
import styles from './CallTimes.module.css';

interface CallTimesProps extends Omit<CallTimesContent, 'answers'> {
  /**
   * By the office that answers: each time by UTC, in minutes after the midnight of the office's date too, and as the
   * clocks of all offices show it.
   */
  groups: readonly {
    heading: string;
    times: readonly { utc: string; minutes: number; places: readonly string[] }[];
  }[];
  /** The day in half hours, tall where a call may begin; for wide windows and for phones. */
  drawing: { wide: Picture; phone: Picture };
}

const HOURS = ['00:00', '06:00', '12:00', '18:00'];

/**
 * The times at which a call may begin: the day as strokes, and under it the times by who answers. The script beside it
 * makes each a button for the brief and adds the visitor's own clock.
 */
export function CallTimes(props: CallTimesProps) {
  const { heading, lede, alt, before, after, choice, groups, drawing } = props;
  const { wide, phone } = drawing;
  const { none, scriptless, action, ...words } = choice;
  return (
    <section data-section="times-offered" data-call-times={JSON.stringify({ ...words, none, before, after })}>
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <picture>
          <source media="(width < 47.5em)" srcSet={phone.src} width={phone.width} height={phone.height} />
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
                {times.map(({ utc, minutes, places }) => (
                  <li key={utc} data-call={utc} data-minutes={minutes}>
                    <b className={styles.utc}>
                      {utc} <small>UTC</small>
                    </b>{' '}
                    <span className={styles.yours} data-yours />
                    {places.map((place) => (
                      <span key={place} className={styles.place}>
                        {place}{' '}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className={`small soft ${styles.zone}`} data-zone />
        <div className={styles.choice}>
          <p className={styles.scriptless}>{scriptless}</p>
          <p role="status" className={styles.chosen} data-chosen>
            {none}
          </p>
          <ContactLink brief={choice.brief}>{action}</ContactLink>
        </div>
      </div>
    </section>
  );
}
