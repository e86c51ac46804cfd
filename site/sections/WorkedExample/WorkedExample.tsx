import type { Href } from '../../lib/Href.ts';
import { amount, amounts, span } from '../../lib/money.ts';
import { Inline } from '../../ui/Inline.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import table from '../../ui/table.module.css';
import { withAmpersands } from '../../ui/Title.tsx';
import type { WorkedExample as WorkedExampleContent } from './WorkedExample.schema.ts';
import styles from './WorkedExample.module.css';

interface WorkedExampleProps extends Omit<WorkedExampleContent, 'lines'> {
  /** Each line with its hours in all and its lowest and highest rate for one hour. */
  lines: readonly { label: string; hours: number; low: number; high: number }[];
  /** Currency and year of the rates. */
  currency: string;
  year: number;
  /** Where the people work. */
  region: string;
  href: Href;
}

/** One job reckoned through: hours times rates, down to the sum. Goes on from the section above it. */
export function WorkedExample({
  heading,
  lede,
  lines,
  note,
  currency,
  year,
  region,
  href,
}: WorkedExampleProps) {
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  const [hours, low, high] = [
    sum((line) => line.hours),
    sum((line) => line.hours * line.low),
    sum((line) => line.hours * line.high),
  ];
  return (
    <section data-section="worked-example" data-ground="mist" data-continues="">
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
        </div>
        <div className={styles.sheet}>
          <ScrollBox label={heading}>
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
          <p className="small soft">
            <Inline text={note} href={href} />
          </p>
        </div>
      </div>
    </section>
  );
}
