import type { Href } from '../../lib/Href.ts';
import { ChoiceTable } from '../../ui/ChoiceTable.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { SeniorityMatrix as SeniorityMatrixContent } from './SeniorityMatrix.schema.ts';
import styles from './SeniorityMatrix.module.css';

/** What each level of seniority does alone, skill by skill, and what to ask to find out. */
export function SeniorityMatrix(props: SeniorityMatrixContent & { href: Href }) {
  const { heading, lede, levels, rows, interview, href } = props;
  return (
    <section className={styles.matrix} data-section="skills-and-seniority-matrix" data-ground="surface">
      <ChoiceTable
        {...{ heading, lede, href }}
        question="Skill"
        columns={levels.map(({ name }) => name)}
        notes={levels.map(({ years }) => years)}
        rows={rows.map(({ skill, cells }) => ({ label: skill, cells }))}
      />
      <div className={`container ${styles.interview}`} data-section="interview-questions-to-ask-us">
        <h3>{withAmpersands(interview.heading)}</h3>
        <dl className="grid">
          {interview.questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>“{question}”</dt>
              <dd className="soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
