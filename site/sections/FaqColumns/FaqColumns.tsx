import type { Question } from '../../records/questions.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { FaqColumns as FaqColumnsContent } from './FaqColumns.schema.ts';
import styles from './FaqColumns.module.css';

interface FaqColumnsProps extends FaqColumnsContent {
  /** What the reader does whose question is not there. */
  lede: string;
  /** The questions of the page, in their order. */
  questions: readonly Pick<Question, 'question' | 'answer'>[];
}

/** What buyers ask on this page, all answers open, in two columns. */
export function FaqColumns({ heading, lede, questions }: FaqColumnsProps) {
  return (
    <section className={styles.faq} data-section="faq" data-ground="surface">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <div className={styles.questions}>
          {questions.map(({ question, answer }) => (
            <div key={question} className={styles.question}>
              <h3>{question}</h3>
              <p className="soft">{answer}</p>
            </div>
          ))}
        </div>
        <div className={styles.end} data-shared>
          <p className="lede">{lede}</p>
        </div>
      </div>
    </section>
  );
}
