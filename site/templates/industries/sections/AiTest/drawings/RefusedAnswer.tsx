import type { RefusedAnswer as RefusedAnswerContent } from '../AiTest.schema.ts';
import styles from './RefusedAnswer.module.css';

/** One talk in which a model refused. */
export const RefusedAnswer = ({ turns }: Pick<RefusedAnswerContent, 'turns'>) => (
  <ol role="list" className={styles.talk}>
    {turns.map(({ by, text }) => (
      <li key={text}>
        <b>{by}</b>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
