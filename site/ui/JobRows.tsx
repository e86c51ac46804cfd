import { amount, amounts, span } from '../lib/money.ts';
import { jobTotal } from '../collections/jobTotal.ts';
import type { JobLine } from '../collections/rateCard.ts';

/** The rows of one job: hours times rates line by line, and their sum. */
export function JobRows({ lines, currency }: { lines: readonly JobLine[]; currency: string }) {
  const { hours: all, low: least, high: most } = jobTotal(lines);
  return (
    <>
      {lines.map(({ label, office, hours, rates, low, high }) => (
        <tr key={label} data-price={`rates/${rates}`}>
          <th scope="row">{label}</th>
          <td data-head="Office" data-shared>
            {office}
          </td>
          <td data-head="Hours">{amount(hours)}</td>
          <td data-head="An hour" data-shared>
            {span(low, high)}
          </td>
          <td data-head="In all">{span(hours * low, hours * high)}</td>
        </tr>
      ))}
      <tr data-sum="" data-price="sum of the lines" data-shared>
        <th scope="row" colSpan={2}>
          Sum
        </th>
        <td data-head="Hours">{amount(all)}</td>
        <td />
        <td data-head="In all">{amounts(currency, least, most)}</td>
      </tr>
    </>
  );
}
