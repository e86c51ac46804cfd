import { withAmpersands } from '../../../../ui/Title.tsx';
import type { QuestionsToAsk as QuestionsToAskContent } from './QuestionsToAsk.schema.ts';
import styles from './QuestionsToAsk.module.css';

/** Questions for the first call with a company, as they are spoken, each with a good answer and a bad one. */
export function QuestionsToAsk({ heading, lede, labels, questions }: QuestionsToAskContent) {
  return (
    <section data-section="questions-to-ask" data-ground="warm">
      <div className="container">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <ul role="list" className={styles.questions}>
          {questions.map(({ question, good, bad }) => (
            <li key={question}>
              <h3 className={styles.question}>“{question}”</h3>
              <p>
                <b>{labels.good}</b> {good}
              </p>
              <p className="soft">
                <b>{labels.bad}</b> {bad}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
