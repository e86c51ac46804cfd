import { ScrollBox } from '../../ui/ScrollBox.tsx';
import table from '../../ui/table.module.css';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Comparison as ComparisonContent } from './Comparison.schema.ts';
import styles from './Comparison.module.css';

interface ComparisonProps extends ComparisonContent {
  /** Which section of the page this is, such as `why-hire-through-us`. */
  kind: string;
  /** The section's ground; mist unless said. */
  ground?: 'mist' | 'surface';
}

/** Ways to get the same thing, side by side, in words; the agency's own column stands out. */
export function Comparison({ kind, ground = 'mist', heading, lede, columns, rows }: ComparisonProps) {
  const own = columns.ours - 1;
  const groundOf = (at: number) => (at === own ? 'pick' : undefined);
  return (
    <section data-section={kind} data-ground={ground}>
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        {lede && <p className={`lede ${styles.lede}`}>{lede}</p>}
        <ScrollBox className={styles.scroll} label={heading}>
          <table className={`${styles.table} ${table.lines} ${table.fixed}`}>
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr>
                <td />
                {columns.labels.map((label, at) => (
                  <th key={label} scope="col" data-ground={groundOf(at)}>
                    {withAmpersands(label)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, at) => (
                    <td key={columns.labels[at]} data-head={columns.labels[at]} data-ground={groundOf(at)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </div>
    </section>
  );
}
