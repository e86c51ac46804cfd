import { SQUARE } from '../../../../../art/charts/slantedSquare.ts';
import { unitChart } from '../../../../../art/charts/unitChart.ts';
import type { Results } from '../CaseResult.schema.ts';
import keys from './legend.module.css';
import styles from './Squares.module.css';
import waysOf from './ways.module.css';
import { WAYS, WaysSaid } from './WaysSaid.tsx';

/** Squares in a row at most. */
const COLUMNS = 30;

/** A square for each thing, row by row, in the colour of the way in which it ended. */
export function Squares({ of, rows, good, fair, bad }: Results['squares']) {
  const names = { good, fair, bad };
  const ways = WAYS.filter((way) => names[way]);
  const widest = Math.max(...rows.map((row) => row.good + row.fair + row.bad));
  const columns = Math.min(COLUMNS, widest);
  return (
    <>
      <ul role="list" className={keys.legend}>
        {ways.map((way) => (
          <li key={way} className="small">
            <svg viewBox="0 0 32 26" width="20" aria-hidden="true">
              <path className={waysOf[way]} d={unitChart({ ...SQUARE, amounts: [1] }).paths[0]} />
            </svg>
            {names[way]}
          </li>
        ))}
        <li className="small soft">{of}</li>
      </ul>
      <dl className={styles.rows}>
        {rows.map(({ label, ...counts }) => {
          const matrix = unitChart({ ...SQUARE, amounts: ways.map((way) => counts[way]), columns });
          return (
            <div key={label} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <svg viewBox={`0 0 ${matrix.width} ${matrix.height}`} width={matrix.width} aria-hidden="true">
                  {ways.map((way, at) => (
                    <path key={way} className={waysOf[way]} d={matrix.paths[at]} />
                  ))}
                </svg>
                <WaysSaid names={names} counts={counts} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
