import { standing } from '../../../../../art/bars.ts';
import type { WardLog as WardLogContent } from './WardLog.schema.ts';
import { Legend } from './Legend.tsx';
import styles from './WardLog.module.css';

/** Sizes of the strokes in px: how far two stand apart, how high they are, and how many fit into a column. */
const STROKES = { pitch: 14, height: 40, most: 8 };

/** How many entries one role wrote in an hour, and how many of them were copied. */
const entriesOf = (marks: string, letter: string) => {
  const copied = [...marks].filter((mark) => mark === letter.toUpperCase()).length;
  return { once: [...marks].filter((mark) => mark === letter).length, copied };
};

const strokes = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) =>
    standing((from + i + 1) * STROKES.pitch, STROKES.height, STROKES.height),
  ).join('');

/** The entries of one role in one hour: a stroke for each, those copied by hand last. */
function Entries({ once, copied }: { once: number; copied: number }) {
  const all = once + copied;
  if (all === 0) return null;
  return (
    <svg
      viewBox={`0 0 ${(STROKES.most + 1) * STROKES.pitch} ${STROKES.height}`}
      role="img"
      aria-label={String(all)}
      fill="none"
      strokeWidth="5"
    >
      {once > 0 && <path data-tone="main" d={strokes(0, once)} />}
      {copied > 0 && <path data-tone="alarm" d={strokes(once, all)} />}
    </svg>
  );
}

/** A shift by the hour: one column a role, one stroke an entry, and beside each hour what one of them says. */
export function WardLog(props: WardLogContent) {
  const { heading, roles, columns, hours, keys } = props;
  const all = hours.map(({ marks }) => marks).join('');
  return (
    <>
      <Legend
        className={styles.keys}
        kinds={['once', 'copied']}
        tones={{ once: 'main', copied: 'alarm' }}
        count={(kind) => all.replace(kind === 'once' ? /[A-Z]/g : /[a-z]/g, '').length}
        words={keys}
      />
      <table className={styles.log}>
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.hour}</th>
            {roles.map(({ letter, name }) => (
              <th key={letter} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{columns.entry}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ at, marks, entry }) => (
            <tr key={at}>
              <th scope="row">{at}</th>
              {roles.map(({ letter, name }) => {
                const entries = entriesOf(marks, letter);
                return (
                  <td key={letter} data-head={name}>
                    <Entries {...entries} />
                  </td>
                );
              })}
              <td className={styles.entry}>{entry}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
