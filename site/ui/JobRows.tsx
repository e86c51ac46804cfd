import { amount, amounts, span } from '../lib/money.ts';

/** A line of a job with its hours in all and its lowest and highest rate for one hour. */
export interface JobLine {
  label: string;
  hours: number;
  low: number;
  high: number;
}

/** The rows of one job: hours times rates line by line, and their sum. */
export function JobRows({ lines, currency }: { lines: readonly JobLine[]; currency: string }) {
  const sum = (of: (line: JobLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  const low = sum((line) => line.hours * line.low);
  const high = sum((line) => line.hours * line.high);
  return (
    <>
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
        <td data-head="Hours">{amount(sum((line) => line.hours))}</td>
        <td />
        <td data-head="In all">{amounts(currency, low, high)}</td>
      </tr>
    </>
  );
}
