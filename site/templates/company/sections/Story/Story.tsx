import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Story as StoryContent } from './Story.schema.ts';
import styles from './Story.module.css';

interface StoryProps extends StoryContent {
  /** Name of the place of each side, such as "Pune, India". */
  places: { first: string; second?: string | undefined };
}

/** How the company came about: what happened at the first office stands left, at the second one right. */
export function Story({ heading, lede, events, places }: StoryProps) {
  return (
    <section data-section="our-story" data-ground="indigo">
      <div className="container">
        <SectionHead heading={heading} space={64}>
          {lede}
        </SectionHead>
        <ol role="list" className={styles.events}>
          {events.map(({ when, title, text, side }) => (
            <li key={when} data-side={side}>
              <p className={styles.when}>
                {when}
                {side !== 'both' && <span className="soft"> in {places[side]}</span>}
              </p>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
