import { fill } from '../../../../collections/fill.ts';
import { dayInWords } from '../../../../time/dayInWords.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import table from '../../../../ui/table.module.css';
import type { ReplyTimes as Measured } from '../../records/replyTimes.schema.ts';
import type { ReplyTimesWords } from './ReplyTimes.schema.ts';
import styles from './ReplyTimes.module.css';

interface ReplyTimesProps extends ReplyTimesWords {
  /** What links to this section end in. */
  id?: string;
  found: Measured;
}

/** How a promise was kept, in numbers that staff cannot choose: who wrote may contradict them. */
export function ReplyTimes({
  id,
  heading,
  lede,
  definition,
  measured,
  labels,
  found,
  ...words
}: ReplyTimesProps) {
  const { from, to, measuredOn, due, kept, keptPercent, late, contradicted, open, aside, erased } = found;
  const time = (part: Measured['median']) =>
    part && fill(part.isMore ? words.moreThan : words.within, { hours: `${part.hours}` });
  const share =
    keptPercent === null ? kept : fill(words.share, { count: `${kept}`, percent: `${keptPercent}` });
  const [median, ninetieth] = [time(found.median), time(found.ninetieth)];
  const values = { due, kept: share, late, contradicted, open, median, ninetieth, aside, erased };
  const names = [
    'due',
    'kept',
    'late',
    'contradicted',
    'open',
    'median',
    'ninetieth',
    'aside',
    'erased',
  ] as const;
  const days = { from: dayInWords(from), to: dayInWords(to), day: dayInWords(measuredOn) };
  return (
    <section id={id} data-section="reply-times" data-shared="">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <div className={`grid ${styles.columns}`}>
          <table className={`${table.rows} ${styles.numbers}`}>
            <caption className="visually-hidden">{heading}</caption>
            <tbody>
              {names.map(
                (name) =>
                  values[name] !== null && (
                    <tr key={name}>
                      <th scope="row">{labels[name]}</th>
                      <td>{values[name]}</td>
                    </tr>
                  ),
              )}
            </tbody>
          </table>
          <div className={styles.definition}>
            <p>{definition}</p>
            <p className={`small soft ${styles.measured}`}>{fill(measured, days)}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
