import { FallingStrokes } from '../../art/charts/FallingStrokes.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { CountedDays as CountedDaysContent } from './CountedDays.schema.ts';
import styles from './CountedDays.module.css';

interface CountedDaysProps extends CountedDaysContent {
  /** Which section of the page this is, such as `how-hiring-works`. */
  kind: string;
  ground: 'teal' | 'indigo';
}

/** Steps one under the other, each as long as it takes: a stroke of rain for every day or week. */
export function CountedDays({ kind, ground, heading, lede, steps }: CountedDaysProps) {
  return (
    <section data-section={kind} data-ground={ground}>
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
        </div>
        <ol role="list" className={styles.steps}>
          {steps.map(({ time, title, text, strokes }) => (
            <li key={time}>
              {strokes > 0 && <FallingStrokes count={strokes} />}
              <p className={styles.time}>{time}</p>
              <div className={styles.words}>
                <h3>{withAmpersands(title)}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
