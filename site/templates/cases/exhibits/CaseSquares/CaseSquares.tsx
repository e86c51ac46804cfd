import { squareMatrix } from '../../../../art/charts/squareMatrix.ts';
import { Measured } from '../../parts/Measured.tsx';
import waysOf from '../../parts/ways.module.css';
import { WAYS, WaysSaid } from '../../parts/WaysSaid.tsx';
import type { CaseSquares as CaseSquaresContent } from './CaseSquares.schema.ts';
import styles from './CaseSquares.module.css';

/** Squares in a row at most. */
const COLUMNS = 30;

/** What changed, measured: a square for each thing, row by row, in the colour of the way in which it ended. */
export function CaseSquares(props: CaseSquaresContent) {
  const { heading, alt, source, figures, of, rows, good, fair, bad } = props;
  const names = { good, fair, bad };
  const ways = WAYS.filter((way) => names[way]);
  const widest = Math.max(...rows.map((row) => row.good + row.fair + row.bad));
  const columns = Math.min(COLUMNS, widest);
  return (
    <section data-section="result-figures" data-ground="surface">
      <Measured {...{ heading, source, figures }} split="under">
        <p className="visually-hidden">{alt}</p>
        <ul role="list" className={waysOf.legend}>
          {ways.map((way) => (
            <li key={way} className="small">
              <svg viewBox="0 0 32 26" width="20" aria-hidden="true">
                <path className={waysOf[way]} d={squareMatrix([1], 1).paths[0]} />
              </svg>
              {names[way]}
            </li>
          ))}
          <li className="small soft">{of}</li>
        </ul>
        <dl className={styles.rows}>
          {rows.map(({ label, ...counts }) => {
            const matrix = squareMatrix(
              ways.map((way) => counts[way]),
              columns,
            );
            return (
              <div key={label} className={styles.row}>
                <dt className={styles.label}>{label}</dt>
                <dd>
                  <svg
                    viewBox={`0 0 ${matrix.width} ${matrix.height}`}
                    width={matrix.width}
                    aria-hidden="true"
                  >
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
      </Measured>
    </section>
  );
}
