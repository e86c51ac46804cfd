import { EventRow, type EventRowContent } from '../../parts/EventRow.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PastEvents, UpcomingEvents } from './EventLists.schema.ts';
import styles from './EventLists.module.css';

interface EventListsProps {
  /** What links to the events to come end in, such as `upcoming`. */
  id?: string | undefined;
  upcoming: Omit<UpcomingEvents, 'brief'>;
  past: PastEvents;
  /** The events of each list, the one nearest to today first. */
  events: Readonly<Record<'upcoming' | 'past', readonly EventRowContent[]>>;
}

/**
 * The events to come and those that were. A script of the page moves events that have passed since the build, and shows
 * the last few of the past with a button for more.
 */
export function EventLists({ id, upcoming, past, events }: EventListsProps) {
  const { ask, calendar } = upcoming;
  const isEmpty = events.upcoming.length === 0;
  return (
    <>
      <section id={id} data-section="upcoming-events">
        <div className="container">
          <SectionHead heading={upcoming.heading}>{upcoming.lede}</SectionHead>
          <ul role="list" className={styles.upcoming} data-events="upcoming" hidden={isEmpty}>
            {events.upcoming.map((event) => (
              <EventRow key={event.id} {...event} ask={ask} calendar={calendar} />
            ))}
          </ul>
          <p className={styles.empty} data-events-empty hidden={!isEmpty}>
            {upcoming.empty}
          </p>
        </div>
      </section>
      <section data-section="past-events" data-ground="surface">
        <div className="container">
          <h2>{withAmpersands(past.heading)}</h2>
          <p className={styles.subline}>{withAmpersands(past.subline)}</p>
          <ul role="list" className={styles.past} data-events="past">
            {events.past.map((event) => (
              <EventRow key={event.id} {...event} ask={ask} past />
            ))}
          </ul>
          <div className={styles.foot} data-events-more data-first={past.first} data-step={past.step} hidden>
            <button type="button" className={styles.more}>
              {past.more}
            </button>
            <button type="button" className={styles.all}>
              {past.all}
            </button>
            <p className="small soft tabular" role="status" data-count={past.count} />
          </div>
        </div>
      </section>
    </>
  );
}
