import { WeekStrokes } from '../../art/charts/WeekStrokes.tsx';
import { FailureSigns } from '../../ui/FailureSigns.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import { WeekStrip } from '../../ui/WeekStrip.tsx';
import type { StartRail as StartRailContent } from './StartRail.schema.ts';
import styles from './StartRail.module.css';

interface StartRailProps extends StartRailContent {
  /** The ground it stands on; without it the page's paper. */
  ground?: 'mist' | 'surface';
  /** Name of the fixed fact that the steps state. */
  fact: string;
}

/** Twenty days as a strip of strokes, and under it the way to the first of them, step below step. */
export function StartRail({ ground, fact, heading, lede, weeks, onboarding, signs }: StartRailProps) {
  return (
    <section
      className={styles.start}
      data-section="sample-first-month-plan"
      data-ground={ground}
      data-fact="risk-free-trial"
    >
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <WeekStrip weeks={weeks} strokes={<WeekStrokes />} />
        <div className={`grid ${styles.under}`}>
          <div className={styles.onboarding} data-section="onboarding-timeline" data-fact={fact}>
            <h3>{withAmpersands(onboarding.heading)}</h3>
            <ol role="list" className={styles.rail}>
              {onboarding.steps.map(({ when, title, text }) => (
                <li key={when}>
                  <span className={styles.when}>{when}</span>
                  <p>
                    <b>{title}</b>
                    <span className="soft">{text}</span>
                  </p>
                </li>
              ))}
            </ol>
          </div>
          <div className={styles.signs}>
            <FailureSigns {...signs} />
          </div>
        </div>
      </div>
    </section>
  );
}
