import type { Talk as TalkContent } from '../AiTest.schema.ts';
import styles from './Talk.module.css';

/** One talk with a model. */
export const Talk = ({ turns }: Pick<TalkContent, 'turns'>) => (
  <ol role="list" className={styles.talk}>
    {turns.map(({ by, text }) => (
      <li key={text}>
        <b>{by}</b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
