import { withAmpersands } from '../../../../ui/Title.tsx';
import type { StepBand as StepBandContent } from './StepBand.schema.ts';
import styles from './StepBand.module.css';

interface StepBandProps extends StepBandContent {
  /** Which section of the page this is, such as `onboarding-timeline`. */
  kind: string;
  /** Name of the fixed fact that the steps state. */
  fact?: string | undefined;
}

/** A few steps side by side on the dark band, parted by slanted lines; the last line is the decision. */
export function StepBand({ kind, heading, steps, fact }: StepBandProps) {
  return (
    <section className={styles.band} data-section={kind} data-ground="indigo" data-fact={fact}>
      <div className="container">
        <h2 className="visually-hidden">{heading}</h2>
        <ol role="list" className={styles.steps}>
          {steps.map(({ when, title, text }) => (
            <li key={title}>
              <h3 className={styles.title}>
                <span className={styles.when}>{when}</span> {withAmpersands(title)}
              </h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
