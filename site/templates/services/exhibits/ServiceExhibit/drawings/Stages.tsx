import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { StagesContent } from './Stages.schema.ts';
import full from '../../../../../ui/fullRows.module.css';
import styles from './Stages.module.css';

interface StagesProps extends StagesContent {
  resolveLink: ResolveLink;
}

/** What founders ask, stage by stage, each question with its short answer. */
export function Stages({ stages, resolveLink }: StagesProps) {
  return (
    <>
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
    </>
  );
}
