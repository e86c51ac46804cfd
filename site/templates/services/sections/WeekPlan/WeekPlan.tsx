import { ReasonLines } from '../../../../ui/ReasonLines.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { WeekPlan as WeekPlanContent } from './WeekPlan.schema.ts';
import styles from './WeekPlan.module.css';

interface WeekPlanProps extends WeekPlanContent {
  /** A page of a calendar beside the phases, dates in their margin, or the lines of a log. */
  form: 'calendar' | 'margin' | 'log';
}

/** The phases of a job with their weeks, each with what is handed over in it. */
export function WeekPlan({ form, heading, lede, unit, stages, rows, exit, gains }: WeekPlanProps) {
  const within = ({ from, to }: { from: number; to: number }) =>
    rows.filter(({ at }) => at >= from && at <= to);
  return (
    <section data-section="deliverables">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <div className={styles[form]}>
          {form === 'calendar' && (
            <ol role="list" className={styles.page} aria-hidden="true" data-shared>
              {stages.map(({ name, from, to }) =>
                Array.from({ length: to - from + 1 }, (_, i) => from + i).map((week) => (
                  <li key={week} data-given={rows.some(({ at }) => at === week) || undefined}>
                    {week} {week === from && <span>{name}</span>}
                  </li>
                )),
              )}
            </ol>
          )}
          <ol
            role="list"
            className={styles.stages}
            data-section="development-process"
            data-fact="own-process-phases"
          >
            {stages.map((stage) => (
              <li key={stage.name}>
                <p className={styles.when}>
                  {unit} {stage.from === stage.to ? stage.from : `${stage.from}–${stage.to}`}
                </p>
                <p className={styles.name}>{stage.name}</p>
                <div className={styles.given}>
                  {within(stage).map(({ at, title, text }) => (
                    <p key={title}>
                      <b>{title}</b> {at < stage.to && <span>{`${unit} ${at}`}</span>}
                      <span className="soft">{text}</span>
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </div>
        <p className={styles.exit}>{exit}</p>
        {gains && <ReasonLines {...gains} kind="benefits" />}
      </div>
    </section>
  );
}
