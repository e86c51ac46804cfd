import type { Href } from '../../lib/Href.ts';
import { Inline } from '../../ui/Inline.tsx';
import { JobTable } from '../../ui/JobTable.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { WorkedExample as WorkedExampleContent } from './WorkedExample.schema.ts';
import styles from './WorkedExample.module.css';

interface WorkedExampleProps extends Omit<WorkedExampleContent, 'lines'> {
  /** Each line with its hours in all and its lowest and highest rate for one hour. */
  lines: readonly { label: string; hours: number; low: number; high: number }[];
  /** Currency and year of the rates. */
  currency: string;
  year: number;
  /** Where the people work. */
  region: string;
  href: Href;
}

/** One job reckoned through: hours times rates, down to the sum. Goes on from the section above it. */
export function WorkedExample({ heading, lede, note, href, lines, ...place }: WorkedExampleProps) {
  return (
    <section data-section="worked-example" data-ground="mist" data-continues="">
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
        </div>
        <div className={styles.sheet}>
          <JobTable label={heading} jobs={[{ lines }]} {...place} />
          <p className="small soft">
            <Inline text={note} href={href} />
          </p>
        </div>
      </div>
    </section>
  );
}
