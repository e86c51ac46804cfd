import { TallyFigure } from '../../../../art/charts/TallyFigure.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { VettingSteps as VettingStepsContent } from './VettingSteps.schema.ts';
import styles from './VettingSteps.module.css';

interface VettingStepsProps extends VettingStepsContent {
  /** Which section of the page this is; `vetting-steps` unless said. */
  kind?: string;
}

/** What something passes, step by step, such as candidates before the reader meets them. */
export function VettingSteps({ kind = 'vetting-steps', heading, lede, strokes, steps }: VettingStepsProps) {
  return (
    <section data-section={kind}>
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          {strokes && <TallyFigure {...strokes} />}
        </div>
        <ol role="list" className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
