import { weekdays } from './ReleaseCalendar.geometry.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { ReleaseCalendar as ReleaseCalendarContent } from './ReleaseCalendar.schema.ts';
import { Effects } from '../../parts/Effects.tsx';
import styles from './ReleaseCalendar.module.css';

interface ReleaseCalendarProps extends ReleaseCalendarContent {
  /** What links to this section end in. */
  id?: string;
  resolveLink: ResolveLink;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The weeks before a release as a calendar that runs down: a stroke for each weekday, a row for each week. */
export function ReleaseCalendar(props: ReleaseCalendarProps) {
  const { id, heading, lede, words, stages, note, effects, resolveLink } = props;
  const worked = sum(stages.map((stage) => stage.worked.length));
  const days = sum(stages.map((stage) => stage.days));
  return (
    <section id={id} className={styles.calendar} data-section="release-calendar" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <ol role="list" className={styles.stages}>
          {stages.map(({ dates, title, text, leaves, ...stage }) => {
            const calendar = weekdays(stage.days, stage.worked);
            return (
              <li key={dates} className="grid">
                <p className={`tabular ${styles.dates}`}>
                  <b>{dates}</b>
                  <span className="small soft">
                    {stage.worked.length} of {stage.days === 1 ? '1 weekday' : `${stage.days} weekdays`}
                  </span>
                </p>
                <svg
                  width={calendar.width}
                  viewBox={`0 0 ${calendar.width} ${calendar.height}`}
                  aria-hidden="true"
                >
                  <path className={styles.worked} d={calendar.marked} />
                  <path className={styles.waited} d={calendar.plain} />
                </svg>
                <div className={styles.words}>
                  <h3>{title}</h3>
                  <p className="soft">{text}</p>
                </div>
                <p className={`small ${styles.leaves}`}>
                  <b>{words.kept}</b> {leaves}
                </p>
              </li>
            );
          })}
        </ol>
        <div className={`grid ${styles.legend}`}>
          <p>
            <span>
              <b data-kind="worked">{worked}</b> {words.worked}
            </span>{' '}
            <span>
              <b>{days - worked}</b> {words.waited}
            </span>
          </p>
          <p className="soft">
            <Inline text={note} resolveLink={resolveLink} />
          </p>
        </div>
        <Effects effects={effects} className={styles.effects} topic="benefits" />
      </div>
    </section>
  );
}
