import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import table from '../../ui/table.module.css';
import { withAmpersands } from '../../ui/Title.tsx';
import type { SeniorityMatrix as SeniorityMatrixContent } from './SeniorityMatrix.schema.ts';
import styles from './SeniorityMatrix.module.css';

/** What each level of seniority does alone, skill by skill, and what to ask to find out. */
export function SeniorityMatrix({ heading, lede, levels, rows, interview }: SeniorityMatrixContent) {
  return (
    <section className={styles.matrix} data-section="skills-and-seniority-matrix" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} split="6-6" space={40}>
          {lede}
        </SectionHead>
        <ScrollBox className={styles.scroll} label={heading}>
          <table className={`${styles.table} ${table.lines}`}>
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr>
                <th scope="col">Skill</th>
                {levels.map(({ name, years }) => (
                  <th key={name} scope="col">
                    {name} <small>{years}</small>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ skill, cells }) => (
                <tr key={skill}>
                  <th scope="row">{skill}</th>
                  {cells.map((cell, at) => (
                    <td key={levels[at]?.name} data-head={levels[at]?.name}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <div className={styles.interview} data-section="interview-questions-to-ask-us">
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
      </div>
    </section>
  );
}
