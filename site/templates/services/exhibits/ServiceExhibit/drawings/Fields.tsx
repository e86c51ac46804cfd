import { Squares } from '../../../../../art/charts/Squares.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { FieldsContent } from './Fields.schema.ts';
import styles from './Fields.module.css';

/** The fields of one request by what happens to them, a square for each, and what a data officer asks about it. */
export function Fields({ groups, questions }: FieldsContent) {
  return (
    <>
      <ul role="list" className={styles.groups}>
        {groups.map(({ name, fields, text }, i) => (
          <li key={name}>
            <h4>
              <b>{fields}</b> {name}
            </h4>
            <Squares all={fields} marked={i < groups.length - 1 ? fields : 0} columns={6} />
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className={`grid ${styles.questions}`}>
        <h4>{withAmpersands(questions.heading)}</h4>
        <dl>
          {questions.entries.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd className="soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
