import type { ComponentProps } from 'react';
import { most, queryOf, type Estimate, type EstimateBook } from '../../parts/estimate.ts';
import { estimateWords } from '../../parts/estimateWords.ts';
import { fill } from '../../../../collections/fill.ts';
import type { Share } from '../../../../ui/Share.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { Choice, Count, Options } from './Calculator.fields.tsx';
import { CalculatorResult } from './Calculator.result.tsx';
import { CalculatorRow } from './Calculator.row.tsx';
import type { Calculator as CalculatorContent } from './Calculator.schema.ts';
import styles from './Calculator.module.css';

interface CalculatorProps extends Omit<CalculatorContent, 'first'> {
  /** What is chosen at first. */
  estimate: Estimate;
  /** What can be chosen, with its rates, and which of its regions are offices. */
  book: EstimateBook;
  offices: readonly string[];
  /** Address of the module that answers the choices. */
  script: string;
  share: ComponentProps<typeof Share>;
}

/**
 * The headline of a page that calculates what a team costs, its choices, and the sum of the first ones; `script`
 * recalculates it. Without scripts the choices are hidden, and the sum is an example.
 */
export function Calculator(props: CalculatorProps) {
  const { headline, lede, heading, labels, row, plan, add, remove, full, problems, words } = props;
  const { result, estimate, book, script, share, unpriced, unlevelled } = props;
  const said = estimateWords(estimate, book, words);
  const limited = {
    ...problems,
    people: fill(problems.people, { most: String(most.people) }),
    months: fill(problems.months, { most: String(most.months) }),
  };
  const sentences = {
    ...words,
    row,
    remove,
    unpriced,
    unlevelled,
    printed: result.printed,
    problems: limited,
  };
  return (
    <section
      className={styles.calculator}
      data-section="inputs"
      data-calculator={script}
      data-book={JSON.stringify(book)}
      data-words={JSON.stringify(sentences)}
      data-first={queryOf(estimate)}
    >
      <div className={`container ${styles.columns}`}>
        <div>
          <h1 className={styles.headline}>{withAmpersands(headline)}</h1>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <p className={styles.scriptless}>
            {fill(result.scriptless, { roles: said.roles, months: String(estimate.months) })}
          </p>
          <form className={styles.form} autoComplete="off" noValidate>
            <h2 className="visually-hidden">{heading}</h2>
            <div data-rows>
              {estimate.lines.map((line, at) => (
                <CalculatorRow
                  key={`${line.role} ${line.region}`}
                  {...props}
                  line={line}
                  nth={at + 1}
                  isOnly={estimate.lines.length === 1}
                  sum={said.sums[at] ?? ''}
                />
              ))}
            </div>
            <p className={styles.more}>
              <button type="button" className={styles.add} data-add>
                {add}
              </button>
              <span className="small soft" data-full data-furniture hidden>
                {full}
              </span>
            </p>
            <div className={styles.terms} data-terms>
              <Choice label={labels.plan} name="plan" value={estimate.plan}>
                <Options
                  all={Object.entries(book.plans).map(([id, { name, hours }]) => [
                    id,
                    fill(plan, { plan: name, hours: String(hours) }),
                  ])}
                />
              </Choice>
              <Count label={labels.months} name="months" value={estimate.months} most={most.months} />
              <p className={styles.problem} data-problem hidden />
            </div>
          </form>
        </div>
        <CalculatorResult {...result} said={said} months={estimate.months} share={share} />
      </div>
      <p className="visually-hidden" role="status" data-spoken />
    </section>
  );
}
