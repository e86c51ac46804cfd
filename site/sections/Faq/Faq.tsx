import type { Question } from '../../records/questions.ts';
import { SideHead } from '../../ui/SideHead.tsx';
import type { Faq as FaqContent } from './Faq.schema.ts';
import styles from './Faq.module.css';

interface FaqProps extends FaqContent {
  /** The questions of the page, in their order. */
  questions: readonly Pick<Question, 'question' | 'answer'>[];
}

/** What buyers ask on this page, each answer behind its question; the first one is open. */
export function Faq({ heading, lede, questions }: FaqProps) {
  return (
    <section data-section="faq" data-ground="surface" data-whole>
      <div className="container grid">
        <SideHead heading={heading} lede={lede} split="4-8" className={styles.head} shared />
        <div>
          {questions.map(({ question, answer }, place) => (
            <details key={question} className={styles.item} open={place === 0}>
              <summary>
                <h3 className={styles.question}>{question}</h3>
                <span className={styles.sign} />
              </summary>
              <p className="soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
