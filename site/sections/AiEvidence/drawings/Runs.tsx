import type { RunsContent } from './Runs.schema.ts';
import styles from './Runs.module.css';

/** The same input before and after a change, word for word. */
export function Runs({ before, after }: Pick<RunsContent, 'before' | 'after'>) {
  return [before, after].map(({ title, turns, note }) => (
    <article key={title} className={styles.run} data-ground="page">
      <h3>{title}</h3>
      <dl>
        {turns.map((turn) => (
          <div key={turn.text}>
            <dt className="small soft">{turn.who}</dt>
            <dd>{turn.marked ? <mark>{turn.text}</mark> : turn.text}</dd>
          </div>
        ))}
      </dl>
      <p className={`small ${styles.note}`}>{note}</p>
    </article>
  ));
}
