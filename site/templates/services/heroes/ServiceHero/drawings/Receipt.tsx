import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { cents } from '../../../../../lib/money.ts';
import { STROKE } from '../../../parts/stroke.ts';
import type { ReceiptContent } from './Receipt.schema.ts';
import styles from './Receipt.module.css';
import measured from './measured.module.css';

/** What one request costs, line by line: a stroke for each hundredth of a cent. */
export function Receipt({ receipt: { title, base, lines, sum, note } }: { receipt: ReceiptContent }) {
  const most = Math.max(...lines.map(({ marks }) => marks));
  const all = lines.reduce((total, { marks }) => total + marks, 0);
  return (
    <div className={styles.receipt} data-ground="page">
      <p className={measured.title}>{title}</p>
      <p className="small soft">{base}</p>
      <dl>
        {lines.map(({ label, detail, marks }) => {
          const { width, height, paths } = unitChart({ ...STROKE, amounts: [marks, most - marks] });
          return (
            <div key={label}>
              <dt>
                {label} <span className="small soft">{detail}</span>
              </dt>
              <dd className="tabular">{cents(marks / 100)} ¢</dd>
              <dd className={`${measured.strokes} ${styles.strokes}`}>
                <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                  <path d={paths[0]} />
                </svg>
              </dd>
            </div>
          );
        })}
        <div className={styles.sum}>
          <dt>{sum}</dt>
          <dd>{cents(all / 100)} ¢</dd>
        </div>
      </dl>
      <p className="small soft">{note}</p>
    </div>
  );
}
