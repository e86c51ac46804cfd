import { unitChart } from '../../../../../art/charts/unitChart.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import { Effects } from '../../../parts/Effects.tsx';
import frame from '../ServiceExhibit.module.css';
import type { CalendarContent } from './Calendar.schema.ts';
import styles from './Calendar.module.css';
import { Legend } from './Legend.tsx';

interface CalendarProps extends CalendarContent {
  resolveLink: ResolveLink;
}

/** In px: a weekday, a row for each working week. */
const DAY = { mark: 'stroke', width: 11, height: 23, pitch: 40, row: 30, columns: 5 } as const;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The weeks before a release as a calendar that runs down: a stroke for each weekday, a row for each week. */
export function Calendar({ words, stages, note, effects, resolveLink }: CalendarProps) {
  const worked = sum(stages.map((stage) => stage.worked.length));
  const days = sum(stages.map((stage) => stage.days));
  return (
    <>
      <ol role="list" className={styles.stages}>
        {stages.map(({ dates, title, text, leaves, ...stage }) => {
          const amounts = Array.from({ length: stage.days }, () => 1);
          const { width, height, paths } = unitChart({ ...DAY, amounts });
          const strokes = (wanted: boolean) =>
            paths.filter((_, i) => stage.worked.includes(i + 1) === wanted).join('');
          return (
            <li key={dates} className="grid">
              <p className={`tabular ${styles.dates}`}>
                <b>{dates}</b>
                <span className="small soft">
                  {stage.worked.length} of {stage.days === 1 ? '1 weekday' : `${stage.days} weekdays`}
                </span>
              </p>
              <svg width={width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                <path className={styles.worked} d={strokes(true)} />
                <path className={styles.waited} d={strokes(false)} />
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
      <Legend
        counts={[
          { count: worked, words: words.worked, tone: 'lead' },
          { count: days - worked, words: words.waited },
        ]}
      >
        <Inline text={note} resolveLink={resolveLink} />
      </Legend>
      <Effects effects={effects} className={frame.effects} topic="benefits" />
    </>
  );
}
