import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { HiringSteps as HiringStepsContent } from './HiringSteps.schema.ts';
import styles from './HiringSteps.module.css';

interface HiringStepsProps extends Pick<HiringStepsContent, 'heading' | 'lede'> {
  /** Each step with its day, such as "Day 3", and who speaks; `tile` is the address of a square drawing. */
  steps: readonly {
    day: string;
    title: string;
    text: string;
    people: readonly { name: string; position: string; tile: string; tileAlt: string }[];
  }[];
}

/** How hiring for one role works: the day, what happens, and with whom. */
export function HiringSteps({ heading, lede, steps }: HiringStepsProps) {
  return (
    <section data-section="hiring-steps">
      <div className="container">
        <SectionHead heading={heading} split="6-6">
          {lede}
        </SectionHead>
        <ol role="list" className={styles.steps}>
          {steps.map(({ day, title, text, people }) => (
            <li key={day} className="grid">
              <p className={styles.day}>{day}</p>
              <div className={styles.what}>
                <h3>{withAmpersands(title)}</h3>
                <p className="soft">{text}</p>
              </div>
              <ul role="list" className={styles.people}>
                {people.map(({ name, position, tile, tileAlt }) => (
                  <li key={name}>
                    <img src={tile} width="44" height="44" alt={tileAlt} loading="lazy" />
                    <p className="small">
                      <b>{name}</b> <span className="soft">{position}</span>
                    </p>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
