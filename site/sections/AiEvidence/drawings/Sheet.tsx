import table from '../../../ui/table.module.css';
import type { SheetContent } from './Sheet.schema.ts';
import styles from './Sheet.module.css';

/** Strokes 5 px apart and 12 px high, slanted by 14 degrees: one for each question. */
const strokes = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M${5 * i + 4.5} 0l-3 12`).join('');

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** The results of one test before and after a change, with a stroke for every question won or lost. */
export function Sheet({ sheet: { title, base, columns, checks, note } }: Pick<SheetContent, 'sheet'>) {
  return (
    <div className={styles.sheet}>
      <table className={table.rows}>
        <caption className={styles.caption}>
          <span className={styles.title}>{title}</span>{' '}
          <span className={`small soft ${styles.base}`}>{base}</span>
        </caption>
        <thead>
          <tr>
            {[columns.check, columns.before, columns.after, columns.change].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {checks.map(({ name, before, after }) => {
            const change = after - before;
            return (
              <tr key={name} data-worse={change < 0 || undefined}>
                <th scope="row">{name}</th>
                <td data-head={columns.before}>{before}</td>
                <td data-head={columns.after}>{after}</td>
                <td data-head={columns.change}>
                  {change !== 0 && (
                    <svg width={5 * Math.abs(change) + 2} height="12" aria-hidden="true">
                      <path d={strokes(Math.abs(change))} stroke="currentColor" strokeWidth="2.9" />
                    </svg>
                  )}
                  {signed.format(change).replace('-', '−')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small soft">{note}</p>
    </div>
  );
}
