import type { ReactNode } from 'react';
import { FailureSigns, type FailureSignsContent } from './FailureSigns.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../ui/Title.tsx';
import { WeekStrip, type WeekStripProps } from '../../../ui/WeekStrip.tsx';
import styles from './MonthFrame.module.css';

interface MonthFrameProps extends Pick<WeekStripProps, 'weeks' | 'strokes'> {
  heading: string;
  lede: string;
  /** The ground it stands on; without it the page's paper. */
  ground?: 'mist' | 'surface' | undefined;
  /** Name of the fixed fact that the steps state. */
  fact: string;
  onboarding: { heading: string; steps: readonly { when: string; title: string; text: string }[] };
  /** How the steps stand: under the heading, or beside the drawing. */
  look: { onboarding?: string | undefined; steps: string | undefined; signs?: string | undefined };
  /** A drawing of the hours. */
  drawing?: ReactNode;
  signs: FailureSignsContent;
}

/** Twenty days as a strip of strokes, under it the steps to the first of them and the signs that the month goes wrong. */
export function MonthFrame(props: MonthFrameProps) {
  const { heading, lede, ground, fact, weeks, strokes, onboarding, look, drawing, signs } = props;
  return (
    <section
      className={styles.start}
      data-section="sample-first-month-plan"
      data-ground={ground}
      data-fact="risk-free-trial"
    >
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <WeekStrip weeks={weeks} strokes={strokes} />
        <div className={`grid ${styles.under}`}>
          <div
            className={`${styles.onboarding} ${look.onboarding ?? ''}`.trim()}
            data-section="onboarding-timeline"
            data-fact={fact}
          >
            <h3>{withAmpersands(onboarding.heading)}</h3>
            {drawing}
            <ol role="list" className={look.steps}>
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
          <div className={`${styles.signs} ${look.signs ?? ''}`.trim()}>
            <FailureSigns {...signs} />
          </div>
        </div>
      </div>
    </section>
  );
}
