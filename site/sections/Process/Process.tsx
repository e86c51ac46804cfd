import { SectionHead } from '../../ui/SectionHead.tsx';
import { Art } from '../../art/Art.tsx';
import { fill } from '../../collections/fill.ts';
import { Icon } from '../../ui/Icon.tsx';
import { stepBars } from '../../art/bars.ts';
import { both } from '../../art/Drawing.ts';
import wipe from '../../ui/wipe.module.css';
import type { Process as ProcessContent } from './Process.schema.ts';
import { weeksOf, type Phase } from '../../records/phases.ts';
import styles from './Process.module.css';

interface ProcessProps extends ProcessContent {
  /** What links to this section ends in, such as `process`. */
  id?: string;
  /** In the order of their numbers. */
  phases: readonly Phase[];
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

/** The way we work, phase by phase: a staircase whose bars count the weeks. */
export function Process({ id, heading, lede, steps: count, phases }: ProcessProps) {
  const longest = Math.max(...phases.map(({ weeks }) => weeks?.most ?? 0));
  return (
    <section id={id} data-section="development-process" data-shared="">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <ol role="list" className={`${styles.phases} ${wipe['wipe']}`} data-fact="process-phases">
          {phases.map((phase) => {
            const { no, title, icon, alt, weeks, text, result, steps = [] } = phase;
            return (
              <li key={no} data-longest={weeks?.most === longest || undefined}>
                <Art
                  drawing={stepBars({ weeks: weeks?.most ?? 9, open: !weeks, paint })}
                  fit="xMinYMax"
                  className={styles.bars}
                />
                <span className={styles.number} aria-hidden="true">
                  {String(no).padStart(2, '0')}
                </span>
                <h3>
                  <Icon name={icon} label={alt} />
                  {title}
                </h3>
                <p>
                  <b>{weeksOf(phase)}.</b> {text} {result}
                </p>
                {steps.length > 0 && (
                  <details>
                    <summary>{fill(count, { count: `${steps.length}` })}</summary>
                    <ul>
                      {steps.map((step) => (
                        <li key={step}>{step}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
