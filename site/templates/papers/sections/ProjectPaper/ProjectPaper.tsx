import type { ReactNode } from 'react';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Paper, type Sender, type Values } from '../../parts/Paper.tsx';
import type { SampleProject } from '../../records/sampleProject.ts';
import { monthInvoice } from './drawings/MonthInvoice.tsx';
import { weeklyStatus } from './drawings/WeeklyStatus.tsx';
import { workStatement } from './drawings/WorkStatement.tsx';
import type { ProjectPapers } from './ProjectPaper.schema.ts';

interface ProjectPaperProps<Template extends keyof ProjectPapers> {
  template: Template;
  sheet: ProjectPapers[Template];
  sender: Sender;
  project: SampleProject;
  /** What stands for a `{name}` in the words that the project does not say. */
  values?: Values;
  resolveLink: ResolveLink;
}

/** The section that a paper is, and the tables and blocks that its parts may hold, by name. */
type Papers = {
  readonly [Template in keyof ProjectPapers]: {
    kind: string;
    shows: (
      sheet: ProjectPapers[Template],
      project: SampleProject,
      values: Values,
    ) => Readonly<Record<string, ReactNode>>;
  };
};

const papers: Papers = {
  'statement-of-work': { kind: 'statement-of-work', shows: workStatement },
  'weekly-status': { kind: 'weekly-status', shows: weeklyStatus },
  invoice: { kind: 'month-invoice', shows: monthInvoice },
};

/** A paper of one project, filled in from its record. */
export function ProjectPaper<Template extends keyof ProjectPapers>(props: ProjectPaperProps<Template>) {
  const { template, sheet, sender, project, resolveLink } = props;
  const values = { ...project.values, ...props.values };
  const { kind, shows } = papers[template];
  return (
    <Paper
      {...sheet}
      kind={kind}
      sender={sender}
      reckoned="sample-project"
      values={values}
      shown={shows(sheet, project, values)}
      resolveLink={resolveLink}
    />
  );
}
