import type { ComponentProps } from 'react';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { JobTable } from '../../../../ui/JobTable.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { ProjectTotals as ProjectTotalsContent } from './ProjectTotals.schema.ts';
import styles from './ProjectTotals.module.css';

interface ProjectTotalsProps
  extends
    Pick<ProjectTotalsContent, 'heading' | 'lede' | 'note'>,
    Omit<ComponentProps<typeof JobTable>, 'label'> {
  resolveLink: ResolveLink;
}

/** Whole projects in one table: who works how many hours at which rate, and what each comes to. */
export function ProjectTotals({ heading, lede, note, resolveLink, ...table }: ProjectTotalsProps) {
  return (
    <section data-section="worked-examples" data-ground="mist">
      <div className={`container ${styles.totals}`}>
        <SectionHead heading={heading}>{lede}</SectionHead>
        <JobTable label={heading} {...table} />
        <p className="small soft">
          <Inline text={note} resolveLink={resolveLink} />
        </p>
      </div>
    </section>
  );
}
