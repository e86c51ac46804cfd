import { fill } from '../../../../../collections/fill.ts';
import { amount } from '../../../../../lib/money.ts';
import { PaperTable, type Values } from '../../../parts/Paper.tsx';
import type { SampleProject } from '../../../records/sampleProject.ts';
import type { WeeklyStatus } from './WeeklyStatus.schema.ts';
import styles from './WeeklyStatus.module.css';

/** Friday's page: done, next, stuck, the hours against the budget and what the reader has to decide. */
export function weeklyStatus({ labels, tables }: WeeklyStatus, project: SampleProject, values: Values) {
  const { lines, sums } = project;
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
  return {
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
}
