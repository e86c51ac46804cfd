import type { ReactNode } from 'react';
import table from '../../../../ui/table.module.css';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseResult as CaseResultContent, Results } from './CaseResult.schema.ts';
import styles from './CaseResult.module.css';
import { Calendar } from './drawings/Calendar.tsx';
import { Columns, columnNumbers } from './drawings/Columns.tsx';
import { Distribution, distributionNumbers } from './drawings/Distribution.tsx';
import { dotNumbers, Dots } from './drawings/Dots.tsx';
import { Outcomes } from './drawings/Outcomes.tsx';
import { Slope, slopeNumbers } from './drawings/Slope.tsx';
import { Squares } from './drawings/Squares.tsx';

interface Drawing<Result> {
  ground: 'surface' | 'mist' | 'indigo';
  draw: (result: Result) => ReactNode;
  /** The numbers of a chart that does not print them all: the heads of a table, and its rows from their own heads on. */
  numbers?: (result: Result) => {
    heads: readonly string[];
    rows: readonly (readonly [string | number, ...(string | number)[]])[];
    numbersLabel: string;
  };
}

const drawings: { readonly [Chart in keyof Results]: Drawing<Results[Chart]> } = {
  slope: { ground: 'surface', draw: Slope, numbers: slopeNumbers },
  dots: { ground: 'indigo', draw: Dots, numbers: dotNumbers },
  calendar: { ground: 'surface', draw: Calendar },
  distribution: { ground: 'mist', draw: Distribution, numbers: distributionNumbers },
  outcomes: { ground: 'mist', draw: Outcomes },
  columns: { ground: 'mist', draw: Columns, numbers: columnNumbers },
  squares: { ground: 'surface', draw: Squares },
};

function drawn<Chart extends keyof Results>(chart: Chart, result: Results[Chart]) {
  const { ground, draw, numbers } = drawings[chart];
  return { ground, drawing: draw(result), numbers: numbers?.(result) };
}

/**
 * What changed, measured: a chart with its source and results with their bases. Results stand beside a chart whose
 * numbers are a table on demand, and under one that is as wide as the page and prints its numbers itself.
 */
export function CaseResult(props: CaseResultContent) {
  const { chart, heading, alt, source, figures } = props;
  const { ground, drawing, numbers } = drawn(chart, props);
  return (
    <section data-section="result-figures" data-ground={ground}>
      <div className={`container grid ${styles.measured}`} data-split={numbers ? 'beside' : 'under'}>
        <div className={styles.measure}>
          <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
          {!numbers && <p className="visually-hidden">{alt}</p>}
          {drawing}
          <p className={`small soft ${styles.source}`}>{source}</p>
          {numbers && (
            <details className={styles.numbers}>
              <summary>{numbers.numbersLabel}</summary>
              <table className={`tabular ${table.rows}`}>
                <caption className="visually-hidden">{heading}</caption>
                <thead>
                  <tr>
                    {numbers.heads.map((head) => (
                      <th key={head} scope="col">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {numbers.rows.map(([head, ...values]) => (
                    <tr key={head}>
                      <th scope="row">{head}</th>
                      {values.map((value, at) => (
                        <td key={numbers.heads[at + 1]}>{value}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          )}
        </div>
        <ul role="list" className={styles.figures}>
          {figures.map(({ value, text, fact }) => (
            <li key={value} data-fact={fact}>
              <strong>{value}</strong> <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
