import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ChoiceTable } from '../../../../ui/ChoiceTable.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { SeniorityMatrix as SeniorityMatrixContent } from './SeniorityMatrix.schema.ts';
import styles from './SeniorityMatrix.module.css';

interface SeniorityMatrixProps extends SeniorityMatrixContent {
  /** The levels from the youngest to the oldest; as many are shown as the rows have cells. */
  levels: readonly { name: string; years: string }[];
  resolveLink: ResolveLink;
}

/** What each level of seniority does alone, skill by skill, and what to ask to find out; it follows the rates. */
export function SeniorityMatrix(props: SeniorityMatrixProps) {
  const { heading, lede, levels, rows, interview, resolveLink } = props;
  const shownLevels = levels.slice(0, rows[0]?.cells.length);
  return (
    <section data-section="skills-and-seniority-matrix" data-ground="surface">
      <ChoiceTable
        {...{ heading, lede, resolveLink }}
        level={3}
        question="Skill"
        columns={shownLevels.map(({ name }) => name)}
        notes={shownLevels.map(({ years }) => years)}
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
