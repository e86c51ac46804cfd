import { EventRow, type EventRowContent } from '../../parts/EventRow.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PastEvents as PastEventsContent } from './PastEvents.schema.ts';
import styles from './PastEvents.module.css';

interface PastEventsProps extends PastEventsContent {
  /** The last one first. */
  events: readonly EventRowContent[];
  /** The label of the link that asked for a seat: hidden here, but kept, since the event may still move back. */
  ask: string;
}

/** The events that were: all of them, or with scripts the last few and a button for more. */
export function PastEvents(props: PastEventsProps) {
  const { heading, subline, first, step, more, all, count, events, ask } = props;
  return (
    <section data-section="past-events" data-ground="surface">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <p className={styles.subline}>{withAmpersands(subline)}</p>
        <ul role="list" className={styles.events} data-events="past">
          {events.map((event) => (
            <EventRow key={event.id} {...event} ask={ask} past />
          ))}
        </ul>
        <div className={styles.foot} data-events-more data-first={first} data-step={step} hidden>
          <button type="button" className={styles.more}>
            {more}
          </button>
          <button type="button" className={styles.all}>
            {all}
          </button>
          <p className="small soft tabular" role="status" data-count={count} />
        </div>
      </div>
    </section>
  );
}
