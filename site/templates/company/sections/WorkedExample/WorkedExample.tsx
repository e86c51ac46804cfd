import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { JobLine } from '../../../../collections/rateCard.ts';
import { JobTable } from '../../../../ui/JobTable.tsx';
import { SideHead } from '../../../../ui/SideHead.tsx';
import type { WorkedExample as WorkedExampleContent } from './WorkedExample.schema.ts';

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
export function WorkedExample({ id, heading, lede, lines, ...table }: WorkedExampleProps) {
  return (
    <section id={id} data-section="worked-example" data-ground="mist">
      <div className="container grid">
        <SideHead heading={heading} lede={lede} split="4-8 late" />
        <div>
          <JobTable label={heading} jobs={[{ lines }]} {...table} />
        </div>
      </div>
    </section>
  );
}
