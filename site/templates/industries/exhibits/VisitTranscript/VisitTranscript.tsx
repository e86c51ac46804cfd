import { RecordStates } from '../../parts/RecordStates.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { VisitTranscript as VisitTranscriptContent } from './VisitTranscript.schema.ts';
import styles from './VisitTranscript.module.css';

/** A conversation by its minutes: one stroke each, and what the two speakers say on either side. */
export function VisitTranscript(props: VisitTranscriptContent) {
  const { heading, lede, minutes, unseen, keys, columns, lines, states, breaks } = props;
  const all = Array.from({ length: minutes }, (_, at) => at + 1);
  const said = (minute: number, by: 'left' | 'right') =>
    lines.find((one) => one.minute === minute && one.by === by)?.text;
  const isUnseen = (minute: number) => minute >= unseen.from && minute <= unseen.to;
  return (
    <section id="lifecycle" data-section="object-lifecycle">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <p className={styles.keys}>
          <span>
            <b>{minutes}</b> {keys.all}
          </span>
          <span data-unseen="">
            <b>{unseen.to - unseen.from + 1}</b> {keys.unseen}
          </span>
        </p>
        <table className={styles.visit}>
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.left}</th>
              <th scope="col">{columns.minute}</th>
              <th scope="col">{columns.right}</th>
            </tr>
          </thead>
          <tbody>
            {all.map((minute) => (
              <tr key={minute} data-unseen={isUnseen(minute) || undefined}>
                <td className={styles.left}>{said(minute, 'left')}</td>
                <th scope="row">
                  <span className={styles.number}>{minute}</span>
                  {isUnseen(minute) && <span className="visually-hidden">, {keys.unseen}</span>}
                </th>
                <td>{said(minute, 'right')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <RecordStates states={states} breaks={breaks} />
      </div>
    </section>
  );
}
