import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { GainIcon } from '../../../../../ui/GainIcon.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import { STROKE } from '../../../parts/stroke.ts';
import { ProblemHead } from './ProblemHead.tsx';
import type { RunwayContent } from './Runway.schema.ts';
import styles from './Runway.module.css';

/** The same money in several orders: a stroke for each week, filled until somebody has paid. */
export function Runway({ heading, text, weeks, words, plans, note, effects }: RunwayContent) {
  return (
    <>
      <ProblemHead heading={heading} text={text} />
      <ol role="list" className={styles.plans}>
        {plans.map(({ name, spent, text: built }) => {
          const { width, height, paths } = unitChart({ ...STROKE, amounts: [spent, weeks - spent] });
          return (
            <li key={name} className="grid">
              <div>
                <h3>{withAmpersands(name)}</h3>
                <p className="small soft">{built}</p>
              </div>
              <div>
                <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                  <path className={styles.lead} d={paths[0]} />
                  <path className={styles.rest} d={paths[1]} />
                </svg>
                <p>
                  <b>{spent}</b> {words.before}, <b>{weeks - spent}</b> {words.after}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <p className={`small soft ${styles.note}`}>{note}</p>
      <ul role="list" className={styles.effects} data-section="benefits">
        {effects.map(({ icon, title, text: effect }) => (
          <li key={title}>
            <h3>
              <GainIcon name={icon} />
              {withAmpersands(title)}
            </h3>
            <p className="soft">{effect}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
