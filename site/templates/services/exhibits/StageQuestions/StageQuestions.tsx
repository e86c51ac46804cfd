import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { StageQuestions as StageQuestionsContent } from './StageQuestions.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './StageQuestions.module.css';

interface StageQuestionsProps extends StageQuestionsContent {
  resolveLink: ResolveLink;
}

/** What founders ask, stage by stage, each question with its short answer. */
export function StageQuestions({ heading, lede, stages, resolveLink }: StageQuestionsProps) {
  return (
    <section className={styles.stages} data-section="founder-questions">
      <div className="container">
        <SectionHead heading={heading} split="5-7" space={40}>
          {lede}
        </SectionHead>
        <ol role="list" className={`${full.two} ${styles.columns}`}>
          {stages.map(({ name, questions }) => (
            <li key={name}>
              <h3>{withAmpersands(name)}</h3>
              <dl>
                {questions.map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd className="soft">
                      <Inline text={answer} resolveLink={resolveLink} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
