import { withAmpersands } from '../../ui/Title.tsx';
import type { FailureSigns as FailureSignsContent } from './FailureSigns.schema.ts';
import styles from './FailureSigns.module.css';

/** Two signs that the work goes wrong, which the reader can see. */
export function FailureSigns({ heading, signs }: FailureSignsContent) {
  return (
    <section className={styles.signs} data-section="failure-signs" data-ground="pick">
      <div className={`container grid ${styles.columns}`}>
        <h2>{withAmpersands(heading)}</h2>
        {signs.map(({ title, text }) => (
          <div key={title}>
            <h3>{withAmpersands(title)}</h3>
            <p className="soft">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
