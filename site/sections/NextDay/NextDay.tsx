import { ContactLink } from '../../ui/Button.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { NextDay as NextDayContent } from './NextDay.schema.ts';
import styles from './NextDay.module.css';

interface NextDayProps extends NextDayContent {
  /** Which section of the page this is; `next-24-hours` unless said. */
  kind?: string;
  /** The ground it stands on; `page` is the page's own. */
  ground?: 'indigo' | 'page';
}

/** What happens by the clock, such as after a brief was sent: steps divided by slanted lines. */
export function NextDay({ kind = 'next-24-hours', ground = 'indigo', heading, steps, action }: NextDayProps) {
  return (
    <section data-section={kind} data-ground={ground}>
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ol role="list" className={styles.steps}>
          {steps.map(({ time, title, text, fact }) => (
            <li key={time} data-fact={fact}>
              <p className={styles.time}>{time}</p>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
        {action && (
          <p className={styles.action}>
            <ContactLink>{action}</ContactLink>
          </p>
        )}
      </div>
    </section>
  );
}
