import type { Question } from '../../records/questions.ts';
import { SideHead } from '../../ui/SideHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Faq as FaqContent } from './Faq.schema.ts';
import columns from './Faq.columns.module.css';
import styles from './Faq.module.css';

interface Questions extends FaqContent {
  /** The questions of the page, in their order. */
  questions: readonly Pick<Question, 'question' | 'answer'>[];
}

/** Each answer behind its question; the first one is open. */
const Folded = ({ heading, lede, questions }: Questions) => (
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
);

/** All answers open, in two columns. */
const Columns = ({ heading, lede, questions }: Questions) => (
  <div className="container">
    <h2 data-furniture>{withAmpersands(heading)}</h2>
    <div className={columns.questions}>
      {questions.map(({ question, answer }) => (
        <div key={question} className={columns.question}>
          <h3>{question}</h3>
          <p className="soft">{answer}</p>
        </div>
      ))}
    </div>
    <div className={columns.end} data-shared>
      <p className="lede">{lede}</p>
    </div>
  </div>
);

const layouts = { folded: Folded, columns: Columns };

interface FaqProps extends Questions {
  layout?: keyof typeof layouts | undefined;
}

/** What buyers ask on this page, answered. */
export function Faq({ layout = 'folded', ...words }: FaqProps) {
  const Layout = layouts[layout];
  return (
    <section
      className={layout === 'columns' ? columns.faq : undefined}
      data-section="faq"
      data-ground="surface"
      data-whole
    >
      <Layout {...words} />
    </section>
  );
}
