import { withAmpersands } from '../../ui/Title.tsx';
import type { InterviewQuestions as InterviewQuestionsContent } from './InterviewQuestions.schema.ts';
import styles from './InterviewQuestions.module.css';

/** Questions that the reader asks candidates, each with what a good answer contains. */
export function InterviewQuestions({ heading, lede, questions }: InterviewQuestionsContent) {
  return (
    <section data-section="interview-questions-to-ask-us" data-ground="surface">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        {lede && <p className={`lede ${styles.lede}`}>{lede}</p>}
        <dl className={styles.questions}>
          {questions.map(({ question, answer }) => (
            <div key={question} className="grid">
              <dt className={styles.question}>“{question}”</dt>
              <dd className={styles.answer}>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
