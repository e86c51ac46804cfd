import type { ReactNode } from 'react';
import type { ResolveLink } from '../../../collections/ResolveLink.ts';
import { Inline } from '../../../ui/Inline.tsx';

interface FeedMatterProps {
  numbers: { heading: string; figures: readonly { value: string; text: string }[]; note: string };
  table?:
    | {
        heading: string;
        lede: string;
        question: string;
        columns: readonly string[];
        rows: readonly { label: string; cells: readonly string[] }[];
      }
    | undefined;
  checklist?:
    | { heading: string; lede: string; items: readonly { title: string; text: string }[]; verdict: string }
    | undefined;
  resolveLink: ResolveLink;
}

/** What stands beside the chapters of a post, in the plain elements that readers of feeds show. */
export function FeedMatter({ numbers, table, checklist, resolveLink }: FeedMatterProps): ReactNode {
  const inline = (text: string) => <Inline text={text} resolveLink={resolveLink} />;
  return (
    <>
      <h2>{numbers.heading}</h2>
      <ul>
        {numbers.figures.map(({ value, text }) => (
          <li key={text}>
            <b>{value}</b> {inline(text)}
          </li>
        ))}
      </ul>
      <p>{inline(numbers.note)}</p>
      {table && (
        <>
          <h2>{table.heading}</h2>
          <p>{inline(table.lede)}</p>
          <table>
            <thead>
              <tr>
                {[table.question, ...table.columns].map((column) => (
                  <th key={column}>{column}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th>{label}</th>
                  {cells.map((cell, i) => (
                    <td key={i}>{inline(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {checklist && (
        <>
          <h2>{checklist.heading}</h2>
          <p>{inline(checklist.lede)}</p>
          <ul>
            {checklist.items.map(({ title, text }) => (
              <li key={title}>
                <b>{title}.</b> {inline(text)}
              </li>
            ))}
          </ul>
          <p>{inline(checklist.verdict)}</p>
        </>
      )}
    </>
  );
}
