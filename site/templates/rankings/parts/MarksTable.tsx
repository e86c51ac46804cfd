import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import table from '../../../ui/table.module.css';
import styles from './MarksTable.module.css';

interface MarksTableProps {
  caption: string;
  /** Head of the column of names. */
  company: string;
  /** With their marks by criterion, 0 to 10, all in one order; `id` is the anchor of a company's profile. */
  companies: readonly { id: string; name: string; marks: readonly { name: string; score: number }[] }[];
}

/** All marks of a ranking at once; the best ones for each criterion are bold. */
export function MarksTable({ caption, company, companies }: MarksTableProps) {
  const criteria = companies[0]?.marks.map(({ name }) => name) ?? [];
  const best = criteria.map((_, at) => Math.max(...companies.map(({ marks }) => marks[at]?.score ?? 0)));
  return (
    <div className={styles.marks} data-shared>
      <ScrollBox label={caption}>
        <table className={`${styles.table} ${table.rows}`}>
          <caption className="small soft">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{company}</th>
              {criteria.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {companies.map(({ id, name, marks }) => (
              <tr key={id} data-company={id}>
                <th scope="row">
                  <a href={`#${id}`}>{name}</a>
                </th>
                {marks.map(({ name: criterion, score }, at) => (
                  <td key={criterion}>{score === best[at] ? <b>{score}</b> : score}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
