import { Inline } from '../../ui/Inline.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import stack from '../../ui/stack.module.css';
import { withAmpersands } from '../../ui/Title.tsx';
import type { DecisionTable as DecisionTableContent } from './DecisionTable.schema.ts';
import styles from './DecisionTable.module.css';

interface DecisionTableProps extends DecisionTableContent {
  /** What links to this section end in. */
  id?: string;
  /** Which section of the page this is; `decision-table` unless said. */
  kind?: string;
  /** The section's ground; without it the page's paper. */
  ground?: 'mist' | 'surface' | undefined;
  /** Address of a page, or nothing while that page is not built. */
  href: (page: string) => string | undefined;
}

/** Choices side by side, in words; the one that suits most stands on a lighter column. */
export function DecisionTable({
  id,
  kind = 'decision-table',
  ground,
  heading,
  lede,
  fact,
  question,
  columns,
  favoured,
  rows,
  href,
}: DecisionTableProps) {
  const mark = (at: number) => at + 1 === favoured || undefined;
  return (
    <section id={id} data-section={kind} data-ground={ground}>
      <div className="container">
        <div className={`grid ${styles.head}`}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede" data-fact={fact}>
            <Inline text={lede} href={href} />
          </p>
        </div>
        <ScrollBox label={heading}>
          <table className={`${styles.table} ${stack.lines}`}>
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr>
                <th scope="col">{question}</th>
                {columns.map((label, at) => (
                  <th key={label} scope="col" data-favoured={mark(at)}>
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
                    <td key={columns[at]} data-head={columns[at]} data-favoured={mark(at)}>
                      <Inline text={cell} href={href} />
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
