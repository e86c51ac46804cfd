import { Art } from '../../art/Art.tsx';
import { stepBars } from '../../art/bars.ts';
import { both } from '../../art/Drawing.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { CountedPlan as CountedPlanContent } from './CountedPlan.schema.ts';
import full from '../../ui/fullRows.module.css';
import styles from './CountedPlan.module.css';

interface CountedPlanProps extends CountedPlanContent {
  /** What links to this section ends in, such as `trial`. */
  id?: string;
  /** Which section of the page this is, such as `sample-first-month-plan`. */
  kind: string;
  /** Name of the fixed promise that the plan keeps. */
  fact?: string;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

/** A plan whose days or hours can be counted, its parts side by side. */
export function CountedPlan({ id, kind, fact, heading, lede, parts }: CountedPlanProps) {
  return (
    <section id={id} data-section={kind} data-ground="mist" data-fact={fact}>
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ol role="list" className={`${full.two} ${styles.parts}`}>
          {parts.map(({ when, title, text, bars, lead }) => (
            <li key={when} data-lead={lead || undefined}>
              <Art drawing={stepBars({ weeks: bars, paint })} fit="xMinYMax" />
              <p className={styles.when}>{when}</p>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
