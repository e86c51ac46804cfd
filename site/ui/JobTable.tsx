import type { JobLine } from '../collections/rateCard.ts';
import type { ResolveLink } from '../collections/ResolveLink.ts';
import { Inline } from './Inline.tsx';
import { JobRows } from './JobRows.tsx';
import { ScrollBox } from './ScrollBox.tsx';
import table from './table.module.css';
import titled from './JobTable.job.module.css';
import styles from './JobTable.module.css';

interface JobTableProps {
  /** What the table is about, for those who hear the page. */
  label: string;
  /** The jobs, each a part of the table; one with a title is named in a row above its lines. */
  jobs: readonly { title?: string; text?: string; lines: readonly JobLine[] }[];
  /** Currency and year of the rates. */
  currency: string;
  year: number;
  /** Under the table: what moves the sums, and what they leave out. */
  note: string;
  resolveLink: ResolveLink;
}

/** Jobs line by line: hours times rates, down to the sum of each. */
export function JobTable({ label, jobs, currency, year, note, resolveLink }: JobTableProps) {
  return (
    <>
      <ScrollBox label={label}>
        <table className={`${styles.table} ${table.amounts}`}>
          <caption className="small soft" data-shared>
            {currency} before tax, rates of {year}
          </caption>
          <thead data-shared>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Office</th>
              <th scope="col">Hours</th>
              <th scope="col">An hour</th>
              <th scope="col">In all</th>
            </tr>
          </thead>
          {jobs.map(({ title, text, lines }) => (
            <tbody key={title ?? ''}>
              {title && (
                <tr className={titled.job}>
                  <td colSpan={5}>
                    <h3>{title}</h3>
                    <p className="soft">{text}</p>
                  </td>
                </tr>
              )}
              <JobRows lines={lines} currency={currency} />
            </tbody>
          ))}
        </table>
      </ScrollBox>
      <p className={`small soft ${styles.note}`}>
        <Inline text={note} resolveLink={resolveLink} />
      </p>
    </>
  );
}
