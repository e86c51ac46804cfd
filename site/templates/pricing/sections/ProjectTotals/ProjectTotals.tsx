import type { ComponentProps } from 'react';
import { JobTable } from '../../../../ui/JobTable.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { ProjectTotals as ProjectTotalsContent } from './ProjectTotals.schema.ts';

interface ProjectTotalsProps
  extends Pick<ProjectTotalsContent, 'heading' | 'lede'>, Omit<ComponentProps<typeof JobTable>, 'label'> {}

/** Whole projects in one table: who works how many hours at which rate, and what each comes to. */
export function ProjectTotals({ heading, lede, ...table }: ProjectTotalsProps) {
  return (
    <section data-section="worked-examples" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <JobTable label={heading} {...table} />
      </div>
    </section>
  );
}
