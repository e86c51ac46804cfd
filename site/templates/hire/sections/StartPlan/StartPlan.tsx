import { HoursClock } from './drawings/HoursClock.tsx';
import { WeekStrokes } from '../../../../art/charts/WeekStrokes.tsx';
import { FailureSigns } from '../../parts/FailureSigns.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { WeekStrip } from '../../../../ui/WeekStrip.tsx';
import type { StartPlan as StartPlanContent } from './StartPlan.schema.ts';
import clock from './drawings/HoursClock.module.css';
import rail from './drawings/StepRail.module.css';
import styles from './StartPlan.module.css';

type StartPlanProps = StartPlanContent & {
  /** Name of the fixed fact that the steps state. */
  fact: string;
};

/** The steps with when they happen in words. */
const stepsOf = ({ form, onboarding }: StartPlanContent) =>
  form === 'clock'
    ? onboarding.steps.map(({ hour, ...step }) => ({ ...step, when: `Hour ${hour}` }))
    : onboarding.steps;

/**
 * Twenty days as a strip of strokes, under it the steps to the first of them, beside a clock or along a rail, and the
 * signs that the month goes wrong.
 */
export function StartPlan(props: StartPlanProps) {
  const { form, fact, heading, lede, weeks, onboarding, signs } = props;
  const look = form === 'clock' ? clock : rail;
  return (
    <section data-section="sample-first-month-plan" data-ground="mist" data-fact="risk-free-trial">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <WeekStrip weeks={weeks} strokes={<WeekStrokes />} />
        <div className={`grid ${styles.under}`}>
          <div
            className={`${styles.onboarding} ${look.onboarding ?? ''}`.trim()}
            data-section="onboarding-timeline"
            data-fact={fact}
          >
            <h3>{withAmpersands(onboarding.heading)}</h3>
            {form === 'clock' && <HoursClock hours={onboarding.steps.at(-1)?.hour} />}
            <ol role="list" className={look.steps}>
              {stepsOf(props).map(({ when, text }) => (
                <li key={when}>
                  <span className={styles.when}>{when}</span>
                  <p className="soft">{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className={`${styles.signs} ${look.signs ?? ''}`.trim()}>
            <FailureSigns {...signs} />
          </div>
        </div>
      </div>
    </section>
  );
}
