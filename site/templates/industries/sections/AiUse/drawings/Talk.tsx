import type { AiTalk } from '../AiUse.schema.ts';
import styles from './Talk.module.css';

/** One talk with a model. */
export const Talk = ({ turns }: Pick<AiTalk, 'turns'>) => (
  <ol role="list" className={styles.talk}>
    {turns.map(({ by, text }) => (
      <li key={text}>
        <b>{by}</b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
