import { CONTACT_PAGE } from '../../../../contract/addresses.ts';
import { addressOf } from '../../../collections/addresses.ts';
import styles from './EventRow.module.css';
import { withAmpersands } from '../../../ui/Title.tsx';

/** What a list shows of one event; times are local to its office and carry their distance from UTC. */
export interface EventRowContent {
  id: string;
  title: string;
  /** Begin, such as `2027-01-14T18:30:00-08:00`. */
  starts: string;
  /** End, of the same form: afterwards the event is a past one. */
  ends: string;
  /** Day of the month, such as "14". */
  day: string;
  /** Month and year, such as "Jan 2027". */
  month: string;
  /** What it is, with whom, where and when, on one line. */
  about: string;
  text: string;
  /** The chairs, such as "24 seats". */
  seats: string;
  /** The text that a request for a seat starts with. */
  brief: string;
}

interface EventRowProps extends EventRowContent {
  /** Words of the link that asks for a chair. */
  ask: string;
  /** The label of the link to its calendar file; a past event needs none. */
  calendar?: string;
  /** Hides the request for a seat, unless the visitor's clock says that the event is still to come. */
  past?: boolean;
}

/** One event: its date on a block cut at the rain's angle, what it is, and how many fit in. */
export function EventRow({
  id,
  title,
  starts,
  ends,
  day,
  month,
  about,
  text,
  seats,
  brief,
  ask,
  calendar,
  past,
}: EventRowProps) {
  return (
    <li id={`event-${id}`} className={styles.event} data-ends={ends}>
      <time className={styles.date} dateTime={starts}>
        <span className={styles.day}>{day}</span> {month}
      </time>
      <div className={styles.what}>
        <h3 id={`event-${id}-title`}>{withAmpersands(title)}</h3>
        <p className="small soft">{about}</p>
      </div>
      <p className={styles.text}>{text}</p>
      <p className={styles.seats} data-seats hidden={past}>
        {seats}{' '}
        <a
          className={styles.ask}
          href={CONTACT_PAGE}
          aria-describedby={`event-${id}-title`}
          data-contact-open
          data-contact-brief={brief}
        >
          {ask}
        </a>
        {calendar && (
          <>
            {' '}
            <a className={styles.ask} href={`${addressOf('events-page')}${id}.ics`} type="text/calendar">
              {calendar}
              <span className="visually-hidden">: {title}</span>
            </a>
          </>
        )}
      </p>
    </li>
  );
}
