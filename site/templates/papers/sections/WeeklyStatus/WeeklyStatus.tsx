import { fill } from '../../../../collections/fill.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { amount } from '../../../../lib/money.ts';
import { Paper, PaperTable, type Sender } from '../../parts/Paper.tsx';
import type { WeeklyStatus as WeeklyStatusContent } from './WeeklyStatus.schema.ts';
import styles from './WeeklyStatus.module.css';

/** What the status reads of the sample project. */
interface Project {
  lines: readonly { name: string; week: number; soFar: number; hours: number; left: number }[];
  sums: {
    week: number;
    soFar: number;
    hours: number;
    left: number;
    spent: number;
    plannedSpent: number;
    forecast: number;
    sum: number;
  };
  values: Readonly<Record<string, string>>;
}

interface WeeklyStatusProps extends WeeklyStatusContent {
  sender: Sender;
  project: Project;
  resolveLink: ResolveLink;
}

/** Friday's page: done, next, stuck, the hours against the budget and what the reader has to decide. */
export function WeeklyStatus(props: WeeklyStatusProps) {
  const { labels, tables, project } = props;
  const { lines, sums, values } = project;
  const burn = [
    { label: labels.spent, value: sums.spent, lead: true },
    { label: labels.planned, value: sums.plannedSpent },
    { label: labels.forecast, value: sums.forecast },
    { label: labels.agreed, value: sums.sum },
  ].map((row) => ({
    ...row,
    label: fill(row.label, values),
    percent: (row.value / sums.sum) * 100,
  }));
  const shown = {
    hours: (
      <PaperTable
        words={tables.hours}
        values={values}
        numbers={4}
        rows={lines.map(({ name, week, soFar, hours, left }) => [name, week, soFar, hours, left])}
        sums={[[tables.hours.total, sums.week, sums.soFar, sums.hours, sums.left]]}
      />
    ),
    burn: (
      <PaperTable
        words={tables.burn}
        values={values}
        numbers={2}
        reckoned="sample-project"
        rows={burn.map(({ label, value, percent, lead }) => [
          <span key="label" className={styles.burn}>
            {label}
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.min(percent, 100)} height="1" data-lead={lead} />
            </svg>
          </span>,
          amount(value),
          `${percent.toFixed(1)}%`,
        ])}
      />
    ),
  };
  return <Paper {...props} kind="weekly-status" reckoned="sample-project" values={values} shown={shown} />;
}
