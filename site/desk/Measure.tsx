import type { DeskProps, ReplyTime } from '../../contract/desk.ts';
import { dayInWords } from '../time/dayInWords.ts';
import { Desk } from './Desk.tsx';
import styles from './Measure.module.css';
import { tallyStrokes } from './strokes.ts';
import { plural } from './words.ts';

type Period = DeskProps['measure']['periods'][number];

/** What became of those that fell due, each with the class of its strokes. */
const outcomes = [
  ['kept', 'Kept'],
  ['late', 'Late'],
  ['contradicted', 'The visitor says that no answer has come'],
  ['open', 'Still open'],
] as const;

const timeOf = (time: ReplyTime | null): string =>
  time === null ? 'too few to say' : `${time.isMore ? 'more than ' : ''}${time.hours} h`;

const number = new Intl.NumberFormat('en');

/** One stroke an inquiry, in the order of the list beside it. */
const Tally = ({ period }: { period: Period }) => {
  const { width, height, weight, each, parts } = tallyStrokes(outcomes.map(([name]) => period[name]));
  return (
    <div className={styles.tally}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        strokeWidth={weight}
        aria-hidden="true"
      >
        {outcomes.map(([name], i) => parts[i] && <path key={name} data-outcome={name} d={parts[i]} />)}
      </svg>
      <p className="small soft">A stroke is {plural(each, 'inquiry', 'inquiries')}.</p>
    </div>
  );
};

const PeriodPart = ({ period, fewest }: { period: Period; fewest: number }) => {
  const { days, from, to, due, keptPercent, median, ninetieth, aside, erased } = period;
  const id = `days-${days}`;
  return (
    <section className={styles.period} aria-labelledby={id}>
      <div>
        <h2 id={id}>{days} days</h2>
        <p className="soft">
          Due from {dayInWords(from)} to {dayInWords(to)}
        </p>
        {keptPercent === null ? (
          <p className={styles.few}>
            {plural(due, 'inquiry was', 'inquiries were')} due. Under {fewest}, a percentage would say more
            than we know.
          </p>
        ) : (
          <p className={styles.share}>
            <b>{keptPercent}%</b> of {number.format(due)} kept
          </p>
        )}
        {due > 0 && <Tally period={period} />}
      </div>
      <dl className={styles.counts}>
        {outcomes.map(([name, label]) => (
          <div key={name}>
            <dt data-outcome={name}>{label}</dt>
            <dd>{number.format(period[name])}</dd>
          </div>
        ))}
        <div>
          <dt>Half were answered within</dt>
          <dd>{timeOf(median)}</dd>
        </div>
        <div>
          <dt>Nine in ten within</dt>
          <dd>{timeOf(ninetieth)}</dd>
        </div>
        <div>
          <dt>Not counted: set aside in time</dt>
          <dd>{aside}</dd>
        </div>
        <div>
          <dt>Not counted: erased while open</dt>
          <dd>{erased}</dd>
        </div>
      </dl>
    </section>
  );
};

/** How the promise was kept, with nothing left out that speaks against it. */
export const Measure = (props: DeskProps['measure']) => {
  const { promiseHours, fewestForShares, periods } = props;
  const [latest] = periods;
  return (
    <Desk desk={props} title="Promises kept" here="measure">
      <div className={`container ${styles.measure}`}>
        <div className={styles.head}>
          <h1>Promises kept</h1>
          <p className="lede">
            A promise is kept when we marked the answer as sent within {promiseHours} hours and the visitor
            did not say otherwise. What is still open counts as not kept.
            {latest && (
              <>
                {' '}
                Waiting now: {latest.inTime} in time, {latest.overdue} overdue.
              </>
            )}
          </p>
        </div>
        {periods.map((period) => (
          <PeriodPart key={period.days} period={period} fewest={fewestForShares} />
        ))}
      </div>
    </Desk>
  );
};
