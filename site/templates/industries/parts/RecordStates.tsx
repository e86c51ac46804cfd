import type { RecordWords } from './recordStates.ts';
import { withAmpersands } from '../../../ui/Title.tsx';
import full from '../../../ui/fullRows.module.css';
import styles from './RecordStates.module.css';

/** The states of a record as numbered lines, and beside them the one that fails. */
export function RecordStates({ states, breaks }: Pick<RecordWords, 'states' | 'breaks'>) {
  return (
    <div className="grid">
      <ol role="list" className={`${full.three} ${styles.states}`}>
        {states.map(({ name, by, text }) => (
          <li key={name}>
            <b className={styles.name}>{name}</b>
            <span className="small">{by}</span>
            <span className="small soft">{text}</span>
          </li>
        ))}
      </ol>
      <div className={styles.breaks}>
        <h3>{withAmpersands(breaks.heading)}</h3>
        {breaks.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
