import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { JobLine } from '../../collections/rateCard.ts';
import { Inline } from '../../ui/Inline.tsx';
import { JobTable } from '../../ui/JobTable.tsx';
import { SideHead } from '../../ui/SideHead.tsx';
import type { WorkedExample as WorkedExampleContent } from './WorkedExample.schema.ts';
import styles from './WorkedExample.module.css';

interface WorkedExampleProps extends Omit<WorkedExampleContent, 'lines'> {
  /** What links to this section end in. */
  id?: string | undefined;
  /** Each line with its hours in all and its lowest and highest rate for one hour. */
  lines: readonly JobLine[];
  /** Currency and year of the rates. */
  currency: string;
  year: number;
  resolveLink: ResolveLink;
}

/** One job calculated in full: hours times rates, down to the sum. */
export function WorkedExample({ id, heading, lede, note, resolveLink, lines, ...rates }: WorkedExampleProps) {
  return (
    <section id={id} data-section="worked-example" data-ground="mist">
      <div className="container grid">
        <SideHead heading={heading} lede={lede} split="4-8 late" />
        <div className={styles.sheet}>
          <JobTable label={heading} jobs={[{ lines }]} {...rates} />
          <p className="small soft">
            <Inline text={note} resolveLink={resolveLink} />
          </p>
        </div>
      </div>
    </section>
  );
}
