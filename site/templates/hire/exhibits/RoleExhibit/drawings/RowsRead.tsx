import { unitChart } from '../../../../../art/charts/unitChart.ts';
import type { ExhibitOf } from '../RoleExhibit.schema.ts';
import formats from '../../../../../ui/formats.module.css';
import styles from './RowsRead.module.css';

/** Squares in a column, in wide windows and on phones; distance and side in px. */
const FORMATS = {
  wide: { rows: 7, pitch: 21, side: 17 },
  phone: { rows: 20, pitch: 15, side: 12 },
} as const;

const inWords = new Intl.NumberFormat('en-CA');

/** A field of squares; few of them stand in one line. `most` squares fill the whole width. */
function Field({ squares, most, format }: { squares: number; most: number; format: keyof typeof FORMATS }) {
  const { rows, pitch, side } = FORMATS[format];
  const columns = Math.ceil(most / rows);
  const { height, paths } = unitChart({
    mark: 'square',
    width: side,
    height: side,
    pitch,
    rows: squares > columns ? rows : 1,
    amounts: [squares],
  });
  return (
    <svg
      className={formats[format]}
      viewBox={`0 0 ${(columns - 1) * pitch + side} ${height}`}
      aria-hidden="true"
    >
      <path d={paths[0]} />
    </svg>
  );
}

/** The rows that one query reads, a field of squares for each way to find them, all on one scale. */
export function RowsRead({
  perSquare,
  unit,
  plans,
}: Pick<ExhibitOf['rows'], 'perSquare' | 'unit' | 'plans'>) {
  const squares = plans.map(({ rows }) => Math.ceil(rows / perSquare));
  const most = Math.max(...squares);
  return (
    <>
      <p className={`small soft ${styles.legend}`}>One square: {inWords.format(perSquare)} rows</p>
      <ol role="list" className={styles.plans}>
        {plans.map(({ name, rows, text }, at) => (
          <li key={name} className="grid">
            <div className={styles.words}>
              <h4>{name}</h4>
              <p>
                <b>{inWords.format(rows)}</b> {unit}
              </p>
              <p className="soft">{text}</p>
            </div>
            <div className={styles.field}>
              {(['wide', 'phone'] as const).map((format) => (
                <Field key={format} squares={squares[at] ?? 0} most={most} format={format} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
