import { dots } from './DotRuns.geometry.ts';
import { GainIcon } from '../../../../ui/GainIcon.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { DotRuns as DotRunsContent } from './DotRuns.schema.ts';
import styles from './DotRuns.module.css';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The same cases run again after every change: a row of dots for each version, the failed ones in their kinds. */
export function DotRuns({ heading, lede, kinds, words, runs, steps, effects }: DotRunsContent) {
  const sizes = kinds.map(({ cases }) => cases);
  const all = sum(sizes);
  return (
    <section className={styles.evaluation} data-section="evaluation" data-continues="">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <div className="grid">
          <table className={styles.runs}>
            <caption className="visually-hidden">{heading}</caption>
            <thead className="small">
              <tr>
                <th scope="col">{words.run}</th>
                <th scope="col">{kinds.map(({ name, cases }) => `${name} ${cases}`).join(' · ')}</th>
                <th scope="col">{words.passed}</th>
              </tr>
            </thead>
            <tbody>
              {runs.map(({ name, failed, note }) => {
                const dotRow = dots(sizes, failed);
                return (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>
                      <svg viewBox={`0 0 ${dotRow.width} ${dotRow.height}`} aria-hidden="true">
                        <path className={styles.passed} d={dotRow.passed} />
                        <path className={styles.failed} d={dotRow.failed} />
                      </svg>
                      {note && <span className="small soft">{note}</span>}
                    </td>
                    <td>{all - sum(failed)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <dl className={styles.kinds}>
            {kinds.map(({ name, cases, text }) => (
              <div key={name}>
                <dt>
                  {name}, {cases}
                </dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.effects} data-section="benefits">
          <h3>{withAmpersands(effects.heading)}</h3>
          <dl>
            {effects.entries.map(({ icon, title, text }) => (
              <div key={title}>
                <dt>
                  <GainIcon name={icon} />
                  {title}
                </dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
