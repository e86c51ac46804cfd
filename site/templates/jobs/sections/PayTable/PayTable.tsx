import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import table from '../../../../ui/table.module.css';
import type { PayTable as PayTableContent } from './PayTable.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './PayTable.module.css';

interface PayTableProps extends PayTableContent {
  /** Heads of the columns: level, what it is, an amount for each currency. */
  heads: readonly string[];
  levels: readonly { name: string; means: string; amounts: readonly string[] }[];
  resolveLink: ResolveLink;
}

/** What a role pays by level, what moves it, and what comes with it. */
export function PayTable({ heading, lede, heads, levels, benefits, resolveLink }: PayTableProps) {
  const [level, means, ...currencies] = heads;
  return (
    <section data-section="pay-and-benefits" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} split="6-6">
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <table className={`${styles.table} ${table.lines}`}>
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{level}</th>
              {currencies.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">{means}</th>
            </tr>
          </thead>
          <tbody data-price="pay-levels">
            {levels.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {row.amounts.map((amount, at) => (
                  <td key={currencies[at]} className={styles.amount} data-head={currencies[at]}>
                    {amount}
                  </td>
                ))}
                <td data-head={means}>{row.means}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h3 className={styles.with}>{benefits.heading}</h3>
        <dl className={`${full.two} ${styles.benefits}`}>
          {benefits.list.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="soft">
                <Inline text={text} resolveLink={resolveLink} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
