import { deadlineStrokes } from './DeadlineLedger.geometry.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import { ScrollBox } from '../../../../../ui/ScrollBox.tsx';
import table from '../../../../../ui/table.module.css';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { DeadlineLedger as DeadlineLedgerContent } from './DeadlineLedger.schema.ts';
import { Legend } from './Legend.tsx';
import styles from './DeadlineLedger.module.css';

type Entry = DeadlineLedgerContent['entries'][number];

/** In px: how far two days stand apart, and how high a stroke is. */
const STROKES = { pitch: 15, height: 34 };

const KINDS = ['spent', 'inHand', 'late'] as const;

const TONES = { spent: 'main', inHand: 'ink', late: 'alarm' } as const;

/** How many strokes of each kind a line has. */
const countsOf = ({ opens, due, done }: Entry) => ({
  spent: Math.min(done, due) - opens + 1,
  inHand: Math.max(0, due - done),
  late: Math.max(0, done - due),
});

/** The days of one line, those of other lines as short strokes. */
function Days({ entry, days }: { entry: Entry; days: number }) {
  const strokes = deadlineStrokes(entry, { days, ...STROKES });
  return (
    <svg
      className={styles.days}
      viewBox={`0 0 ${strokes.width} ${STROKES.height}`}
      aria-hidden="true"
      fill="none"
      strokeWidth="5"
    >
      <path data-tone="faint" d={strokes.other} />
      {KINDS.map((kind) => strokes[kind] && <path key={kind} data-tone={TONES[kind]} d={strokes[kind]} />)}
    </svg>
  );
}

/** A record as a ledger: what is due when, what proves it, and a stroke for each day that it took. */
export function DeadlineLedger(props: DeadlineLedgerContent & { resolveLink: ResolveLink }) {
  const { heading, lede, days, columns, entries, keys, resolveLink } = props;
  const counts = entries.map(countsOf);
  return (
    <>
      <div className={`grid ${styles.head}`}>
        <h2>{withAmpersands(heading)}</h2>
        <div>
          <p className="lede">
            <Inline text={lede} resolveLink={resolveLink} />
          </p>
          <Legend
            className={styles.keys}
            kinds={KINDS}
            tones={TONES}
            count={(kind) => counts.reduce((all, one) => all + one[kind], 0)}
            words={keys}
          />
        </div>
      </div>
      <ScrollBox label={heading} className={styles.sheet}>
        <table className={`${styles.ledger} ${table.lines}`}>
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.entry}</th>
              <th scope="col">{columns.paper}</th>
              <th scope="col">{columns.days}</th>
              <th scope="col">{columns.due}</th>
              <th scope="col">{columns.done}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, i) => (
              <tr key={entry.name} data-late={entry.done > entry.due || undefined}>
                <th scope="row">{entry.name}</th>
                <td data-head={columns.paper}>{entry.paper}</td>
                <td data-head={columns.days}>
                  <div className={styles.used}>
                    <Days entry={entry} days={days} />
                    <b>{counts[i]?.spent}</b>
                  </div>
                </td>
                <td data-head={columns.due}>{entry.due}</td>
                <td data-head={columns.done}>{entry.done}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
