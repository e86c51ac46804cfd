import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { PromiseTold } from '../../../../records/promises.ts';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import table from '../../../../ui/table.module.css';
import type { PromiseTable as PromiseTableContent } from './PromiseTable.schema.ts';
import styles from './PromiseTable.module.css';

interface PromiseTableProps extends PromiseTableContent {
  /** What links to this section ends in, such as `promises`. */
  id?: string;
  /** In their order; `fact` names each for checks. */
  promises: readonly PromiseTold[];
  resolveLink: ResolveLink;
}

/** Every promise in full: when its clock starts, what happens, and what the reader can do otherwise. */
export function PromiseTable({ id, heading, lede, columns, promises, resolveLink }: PromiseTableProps) {
  return (
    <section id={id} data-section="promises" data-ground="surface" data-shared="">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ScrollBox label={heading}>
          <table className={`${styles.table} ${table.lines} ${table.fixed}`}>
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.promise}</th>
                <th scope="col">{columns.starts}</th>
                <th scope="col">{columns.happens}</th>
                <th scope="col">{columns.exception}</th>
              </tr>
            </thead>
            <tbody>
              {promises.map(({ label, page, fact, starts, happens, exception }) => (
                <tr key={fact}>
                  <th scope="row" data-fact={fact}>
                    {resolveLink(page) ? <a href={resolveLink(page)}>{label}</a> : label}
                  </th>
                  <td data-head={columns.starts}>{starts}</td>
                  <td data-head={columns.happens} colSpan={exception ? undefined : 2}>
                    {happens}
                  </td>
                  {exception && <td data-head={columns.exception}>{exception}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </div>
    </section>
  );
}
