import type { ReactNode } from 'react';
import { fill } from '../../../collections/fill.ts';
import type { ResolveLink } from '../../../collections/ResolveLink.ts';
import type { PaperPart, TableWords } from './paperFields.ts';
import { Inline } from '../../../ui/Inline.tsx';
import styles from './Paper.module.css';
import { withAmpersands } from '../../../ui/Title.tsx';

/** Who sends the paper, as its head says it. */
export interface Sender {
  brand: string;
  /** The sentence which says that the agency is invented. */
  notice?: string | undefined;
}

/** Words by the name under which a text asks for them. */
export type Values = Readonly<Record<string, string>>;

interface PaperProps {
  /** Which section of the page this is, such as `weekly-status`. */
  kind: string;
  sender: Sender;
  heading: string;
  mark: string;
  lede: string;
  /** Printed in larger type with more air, for a paper that fills its pages loosely. */
  roomy?: boolean;
  parts: readonly PaperPart[];
  /** What stands for `{name}` in the words. */
  values: Values;
  /** The tables and blocks, by the name under which a part asks for them. */
  shown: Readonly<Record<string, ReactNode>>;
  /** The record that the values are calculated from, if they contain prices. */
  reckoned?: string;
  resolveLink: ResolveLink;
}

/** A sheet of paper with its parts: on the screen a page on the page's ground, printed the paper itself. */
export function Paper(props: PaperProps) {
  const { kind, sender, heading, mark, lede, roomy, parts, values, shown, reckoned, resolveLink } = props;
  const say = (text: string) => fill(text, values);
  const priced = (text: string) => (say(text) === text ? undefined : reckoned);
  return (
    <section className={styles.desk} data-section={kind} data-paper="">
      <div className="container">
        <div className={styles.sheet} data-roomy={roomy}>
          <div className={styles.head}>
            <p className={styles.sender}>
              <b>{withAmpersands(sender.brand)}</b>
              <span>{say(mark)}</span>
            </p>
            <h1>{withAmpersands(heading)}</h1>
            <p className={styles.lede} data-price={priced(lede)}>
              {say(lede)}
            </p>
          </div>
          {parts.map((part) => (
            <div key={part.heading} className={styles.part} data-rule={part.rule || undefined}>
              <h2>{withAmpersands(say(part.heading))}</h2>
              <div className={styles.words}>
                {part.text.map((text) => (
                  <p key={text} data-price={priced(text)}>
                    <Inline text={say(text)} resolveLink={resolveLink} />
                  </p>
                ))}
                {part.points.length > 0 && (
                  <ul>
                    {part.points.map((point) => (
                      <li key={point}>{say(point)}</li>
                    ))}
                  </ul>
                )}
                {part.shows && shown[part.shows]}
              </div>
            </div>
          ))}
          {sender.notice && (
            <p className={styles.notice} data-shared>
              {sender.notice}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

type Row = readonly ReactNode[];

interface PaperTableProps {
  words: TableWords;
  values?: Values;
  rows: readonly Row[];
  /** Rows of sums under the others. */
  sums?: readonly Row[];
  /** How many columns at the end hold numbers. */
  numbers?: number;
  /** The record that its prices are calculated from. */
  reckoned?: string;
}

/** A table of a paper; on phones each row is a small list. */
export function PaperTable(props: PaperTableProps) {
  const { words, values = {}, rows, sums = [], numbers = 0, reckoned } = props;
  const { caption, columns } = words;
  const cells = (row: Row) =>
    row.map((cell, at) =>
      at === 0 ? (
        <th key={columns[at]} scope="row">
          {cell}
        </th>
      ) : (
        <td
          key={columns[at]}
          data-head={columns[at]}
          data-number={at >= columns.length - numbers || undefined}
          data-empty={cell === '' || undefined}
        >
          {cell}
        </td>
      ),
    );
  const keyed = (from: readonly Row[], name: string) =>
    from.map((row, at) => <tr key={`${name}${at}`}>{cells(row)}</tr>);
  return (
    <table className={styles.table} data-price={reckoned}>
      <caption>{fill(caption, values)}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" data-number={at >= columns.length - numbers || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{keyed(rows, 'row')}</tbody>
      {sums.length > 0 && <tfoot>{keyed(sums, 'sum')}</tfoot>}
    </table>
  );
}

interface PaperBlocksProps {
  /** Blocks beside each other, such as the two parties, each with its lines. */
  blocks: readonly { title: string; lines: readonly { label: string; text: ReactNode }[] }[];
}

/** Blocks of labelled lines, beside each other where there is room. */
export function PaperBlocks({ blocks }: PaperBlocksProps) {
  return (
    <div className={styles.blocks} data-shared>
      {blocks.map(({ title, lines }) => (
        <div key={title}>
          <h3>{withAmpersands(title)}</h3>
          <dl>
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
