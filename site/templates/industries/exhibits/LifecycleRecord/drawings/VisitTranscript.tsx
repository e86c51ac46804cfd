import type { VisitTranscript as VisitTranscriptContent } from './VisitTranscript.schema.ts';
import { Legend } from './Legend.tsx';
import styles from './VisitTranscript.module.css';

/** A conversation by its minutes: one stroke each, and what the two speakers say on either side. */
export function VisitTranscript(props: VisitTranscriptContent) {
  const { heading, minutes, unseen, keys, columns, lines } = props;
  const all = Array.from({ length: minutes }, (_, at) => at + 1);
  const said = (minute: number, by: 'left' | 'right') =>
    lines.find((one) => one.minute === minute && one.by === by)?.text;
  const isUnseen = (minute: number) => minute >= unseen.from && minute <= unseen.to;
  return (
    <>
      <Legend
        className={styles.keys}
        kinds={['all', 'unseen']}
        tones={{ all: 'ink', unseen: 'alarm' }}
        count={(kind) => (kind === 'all' ? minutes : unseen.to - unseen.from + 1)}
        words={keys}
      />
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
    </>
  );
}
