import type { ResolveLink } from '../collections/ResolveLink.ts';
import { Inline } from './Inline.tsx';
import { ScrollBox } from './ScrollBox.tsx';
import table from './table.module.css';
import { SectionHead } from './SectionHead.tsx';
import { withAmpersands } from './Title.tsx';
import styles from './ChoiceTable.module.css';

/** More choices than this stand closer on tablets. */
const MANY = 4;

interface ChoiceTableContent {
  heading: string;
  /** Level of the heading; 3 where the table stands inside another section. */
  level?: 2 | 3;
  lede: string;
  /** Name of a fixed promise whose words begin the lede. */
  fact?: string | undefined;
  /** Head of the first column. */
  question: string;
  /** The choices, in the order of the table. */
  columns: readonly string[];
  /** A few words under each of them. */
  notes?: readonly string[] | undefined;
  /** The choice that suits most, counted from 1; it stands on a lighter column. */
  favoured?: number | undefined;
  rows: readonly { label: string; cells: readonly string[]; fact?: string | undefined }[];
}

interface ChoiceTableProps extends ChoiceTableContent {
  resolveLink: ResolveLink;
}

/** Choices side by side, in words, under a heading with its lede. */
export function ChoiceTable(props: ChoiceTableProps) {
  const { heading, level, lede, fact, question, columns, notes, favoured, rows, resolveLink } = props;
  const mark = (at: number) => at + 1 === favoured || undefined;
  return (
    <div className="container">
      <SectionHead heading={heading} level={level} ledeFact={fact} split="8-4" space={44}>
        <Inline text={lede} resolveLink={resolveLink} />
      </SectionHead>
      <ScrollBox label={heading}>
        <table
          className={`${styles.table} ${table.lines} ${table.fixed}`}
          data-many={columns.length > MANY || undefined}
        >
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr>
              <th scope="col">{question}</th>
              {columns.map((label, at) => (
                <th key={label} scope="col" data-favoured={mark(at)}>
                  {withAmpersands(label)}
                  {notes && <small>{notes[at]}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, fact: rowFact }) => (
              <tr key={label} data-fact={rowFact}>
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at]} data-head={columns[at]} data-favoured={mark(at)}>
                    <Inline text={cell} resolveLink={resolveLink} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
