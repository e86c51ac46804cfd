import type { ReactNode } from 'react';
import styles from './CountedTable.module.css';

interface CountedTableProps {
  caption: string;
  /** Heads of its three columns. */
  heads: readonly [string, string, string];
  /** What was counted when, its marks, and the number that they come to. */
  rows: readonly { name: string; marks: ReactNode; number: ReactNode }[];
  className: string | undefined;
}

/** The same things counted again and again, a row each. On a phone the marks stand under name and number. */
export function CountedTable({ caption, heads, rows, className = '' }: CountedTableProps) {
  return (
    <table className={`${styles.table} ${className}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="small">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, marks, number }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{marks}</td>
            <td>{number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
