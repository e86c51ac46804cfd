import { withAmpersands } from '../../ui/Title.tsx';
import wipe from '../../ui/wipe.module.css';
import type { Lifecycle as LifecycleContent } from './Lifecycle.schema.ts';
import styles from './Lifecycle.module.css';

interface LifecycleProps extends LifecycleContent {
  /** What links to this section ends in, such as `lifecycle`. */
  id?: string;
}

/** The life of one record as a ribbon of slanted pieces; the piece that fails in practice has its own colour. */
export function Lifecycle({ id, heading, lede, steps, breaks }: LifecycleProps) {
  return (
    <section id={id} data-section="object-lifecycle">
      <div className="container">
        <div className={`grid ${styles.head}`}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <ol role="list" className={`${styles.steps} ${wipe['wipe']}`}>
          {steps.map(({ name, by, text }, i) => (
            <li key={name} data-breaks={i + 1 === breaks.step || undefined}>
              <h3 className={styles.name}>{name}</h3>
              <div>
                <p className={styles.by}>{by}</p>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={`grid ${styles.breaks}`}>
          <h3>{withAmpersands(breaks.heading)}</h3>
          <div>
            {breaks.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
