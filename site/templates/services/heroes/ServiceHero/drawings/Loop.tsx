import { Counted } from './Counted.tsx';
import { ring } from './Loop.geometry.ts';
import type { LoopContent } from './Loop.schema.ts';
import styles from './Loop.module.css';

/** A second of the calls of a server with one loop, as a ring, twice. */
export function Loop({ loop: { caption, plans, waitingWords } }: { loop: LoopContent }) {
  return (
    <Counted caption={caption}>
      <ul role="list" className={styles.plans}>
        {plans.map(({ name, text, ...counts }) => {
          const { size, working, waiting, done } = ring(counts);
          return (
            <li key={name}>
              <div className={styles.ring}>
                <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
                  <path className={styles.done} d={done} />
                  <path d={waiting} />
                  <path className={styles.working} d={working} />
                </svg>
                <p>
                  <b>{counts.waiting}</b> {waitingWords}
                </p>
              </div>
              <div>
                <p className={styles.name}>{name}</p>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Counted>
  );
}
