import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import type { StateRules as StateRulesContent } from './StateRules.schema.ts';
import styles from './StateRules.module.css';

export interface StateRulesProps extends StateRulesContent {
  resolveLink: ResolveLink;
}

/** Rules of single states as a table: by the post's letters what holds there, and what is built because of it. */
export function StateRules({ columns, rows, resolveLink }: StateRulesProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{columns.rule}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.rule}</th>
          <th scope="col">{columns.change}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, state, matter, text, change }) => (
          <tr key={`${code} ${matter}`}>
            <th scope="row">
              <span className={styles.code} aria-hidden="true">
                {code}
              </span>
              <span>
                {state} <span className={styles.matter}>{matter}</span>
              </span>
            </th>
            <td>
              <Inline text={text} resolveLink={resolveLink} />
            </td>
            <td className={styles.change}>
              <span className={styles.head} aria-hidden="true">
                {columns.change}
              </span>
              {change}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
