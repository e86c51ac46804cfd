import type { BacklogContent } from './Backlog.schema.ts';
import styles from './Backlog.module.css';
import { Sheet } from './Sheet.tsx';

const sum = (lines: readonly { hours: number }[]) =>
  lines.reduce((all, { hours }) => all + hours, 0).toLocaleString('en-CA');

/** The whole list of wishes for a first release, most of it struck out, with the reasons. */
export function Backlog({ document: { title, caption, words, lines } }: { document: BacklogContent }) {
  const kept = lines.filter(({ why }) => !why);
  const struck = lines.filter(({ why }) => why);
  return (
    <Sheet caption={caption}>
      <table className={styles.lines}>
        <caption>{title}</caption>
        <thead className="small">
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.hours}</th>
            <th scope="col">{words.why}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, hours, why }) => (
            <tr key={name} data-struck={why ? true : undefined}>
              <th scope="row">{why ? <s>{name}</s> : name}</th>
              <td>{hours}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.sums}>
        <span>
          {words.stays} <b>{kept.length}</b> ({sum(kept)} h)
        </span>
        <span>
          {words.struck} <b>{struck.length}</b> ({sum(struck)} h)
        </span>
      </p>
    </Sheet>
  );
}
