import { amount, amounts, span } from '../lib/money.ts';
import { ScrollBox } from './ScrollBox.tsx';
import table from './table.module.css';
import styles from './JobTable.module.css';

interface JobTableProps {
  /** What the table is about, for those who hear the page. */
  label: string;
  /** Each line with its hours in all and its lowest and highest rate for one hour. */
  lines: readonly { label: string; hours: number; low: number; high: number }[];
  /** Currency and year of the rates. */
  currency: string;
  year: number;
  /** Where the people work. */
  region: string;
}

/** One job line by line: hours times rates, down to the sum. */
export function JobTable({ label, lines, currency, year, region }: JobTableProps) {
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  const [hours, low, high] = [
    sum((line) => line.hours),
    sum((line) => line.hours * line.low),
    sum((line) => line.hours * line.high),
  ];
  return (
    <ScrollBox label={label}>
      <table className={`${styles.table} ${table.amounts}`}>
        <caption className="small soft">
          {region}, {currency} before tax, rates of {year}
        </caption>
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Hours</th>
            <th scope="col">An hour</th>
            <th scope="col">In all</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <td data-head="Hours">{amount(line.hours)}</td>
              <td data-head="An hour">{span(line.low, line.high)}</td>
              <td data-head="In all">{span(line.hours * line.low, line.hours * line.high)}</td>
            </tr>
          ))}
          <tr data-sum="">
            <th scope="row">Sum</th>
            <td data-head="Hours">{amount(hours)}</td>
            <td />
            <td data-head="In all">{amounts(currency, low, high)}</td>
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  );
}
