import { columnChart } from '../../../../../art/charts/columnChart.ts';
import type { LoadContent } from './Load.schema.ts';
import styles from './Load.module.css';
import measured from './measured.module.css';

/** Height of the highest column and width of each, in px. */
const [HEIGHT, WIDTH] = [240, 14];
/** Half-hours that carry a label, counted from midnight. */
const LABELS = [0, 12, 24, 36];

/** One day as 48 columns, one for each half-hour; those over what was held before have the colour of the text. */
export function Load({ load: { title, base, limit, columns, peak, note } }: { load: LoadContent }) {
  const chart = columnChart(
    columns.map((amount, i) => ({ label: String(i), amount, value: '' })),
    { height: HEIGHT, width: WIDTH },
  );
  const most = Math.max(...columns);
  const line = chart.foot - (limit.at / most) * HEIGHT;
  return (
    <figure className={styles.load}>
      <figcaption>
        <p className={measured.title}>{title}</p>
        <p className="small soft">{base}</p>
      </figcaption>
      <svg width="100%" height={chart.height} aria-hidden="true">
        {chart.columns.map(({ label, at, d, amount, top }) => (
          <svg key={label} x={`${at}%`} overflow="visible" data-over={amount > limit.at || undefined}>
            <path d={d} />
            {amount === most && (
              <text className={styles.peak} y={top - 10}>
                {peak}
              </text>
            )}
          </svg>
        ))}
        <line x2="100%" y1={line} y2={line} strokeDasharray="6 5" />
        <text x="0" y={line - 9}>
          {limit.label}
        </text>
        <line x2="100%" y1={chart.foot} y2={chart.foot} />
        {LABELS.map((at) => (
          <text key={at} x={`${(at / columns.length) * 100}%`} y={chart.foot + 22}>
            {`${String(at / 2).padStart(2, '0')}:00`}
          </text>
        ))}
      </svg>
      <p className={measured.note}>{note}</p>
    </figure>
  );
}
