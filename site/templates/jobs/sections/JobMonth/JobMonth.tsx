import { WeekStrokes } from '../../../../art/charts/WeekStrokes.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { WeekStrip } from '../../../../ui/WeekStrip.tsx';
import type { JobMonth as JobMonthContent } from './JobMonth.schema.ts';

/** The first month in a role, week by week: a stroke is a working day. */
export function JobMonth({ heading, lede, weeks }: JobMonthContent) {
  return (
    <section data-section="first-month" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <WeekStrip weeks={weeks} strokes={<WeekStrokes />} />
      </div>
    </section>
  );
}
