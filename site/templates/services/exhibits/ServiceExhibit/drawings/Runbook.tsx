import { Art } from '../../../../../art/Art.tsx';
import { stepBars } from '../../../../../art/bars.ts';
import { both } from '../../../../../art/Drawing.ts';
import { GainIcon } from '../../../../../ui/GainIcon.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { RunbookContent } from './Runbook.schema.ts';
import styles from './Runbook.module.css';

/** The strokes take the colour of their place. */
const paint = both('currentColor');

/** A page that an engineer on call follows, step by step, with a stroke for each minute it may take. */
export function Runbook({ heading, lede, title, version, steps, stop, benefits }: RunbookContent) {
  const all = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <div className="grid">
      <div className={styles.words}>
        <h3>{withAmpersands(heading)}</h3>
        <p className="lede">{lede}</p>
        <div data-section="benefits">
          <h4>{withAmpersands(benefits.heading)}</h4>
          <dl>
            {benefits.entries.map(({ icon, title: gain, text }) => (
              <div key={gain}>
                <dt>
                  <GainIcon name={icon} />
                  {gain}
                </dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <article className={styles.page}>
        <h4>{withAmpersands(title)}</h4>
        <p className="small soft">
          {version}; {all} minutes in all
        </p>
        <ol role="list">
          {steps.map(({ minutes, title: step, text }) => (
            <li key={step}>
              <p className={styles.minutes}>
                <Art drawing={stepBars({ weeks: minutes, paint, format: 'line' })} />
                <span className="small tabular">{minutes} min</span>
              </p>
              <div>
                <p className={styles.step}>{step}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.stop}>{stop}</p>
      </article>
    </div>
  );
}
