import { EventRow, type EventRowContent } from '../../parts/EventRow.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { UpcomingEvents as UpcomingEventsContent } from './UpcomingEvents.schema.ts';
import styles from './UpcomingEvents.module.css';

interface UpcomingEventsProps extends Omit<UpcomingEventsContent, 'brief'> {
  /** What links to this section ends in, such as `upcoming`. */
  id?: string;
  /** The next one first. */
  events: readonly EventRowContent[];
}

/** The events to come. A script of the page takes those away that have passed since the build. */
export function UpcomingEvents({ id, heading, lede, ask, calendar, empty, events }: UpcomingEventsProps) {
  return (
    <section id={id} data-section="upcoming-events">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ul role="list" className={styles.events} data-events="upcoming" hidden={events.length === 0}>
          {events.map((event) => (
            <EventRow key={event.id} {...event} ask={ask} calendar={calendar} />
          ))}
        </ul>
        <p className={styles.empty} data-events-empty hidden={events.length > 0}>
          {empty}
        </p>
      </div>
    </section>
  );
}
