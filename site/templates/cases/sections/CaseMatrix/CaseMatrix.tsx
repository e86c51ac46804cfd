import { FewStrokes } from '../../../../art/charts/FewStrokes.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseMatrix as CaseMatrixContent } from './CaseMatrix.schema.ts';
import styles from './CaseMatrix.module.css';

interface CaseMatrixProps extends CaseMatrixContent {
  platforms: readonly string[];
  /** A row for each industry; `counts` in the order of the platforms. */
  rows: readonly { industry: string; counts: readonly number[]; total: number }[];
}

/** All case studies by industry and platform, a stroke for each. */
export function CaseMatrix({ heading, lede, industry, sum, platforms, rows }: CaseMatrixProps) {
  return (
    <section data-section="cases-by-industry-and-platform" data-ground="indigo">
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <table className={`tabular ${styles.matrix}`}>
          <caption className="visually-hidden">{heading}</caption>
          <thead>
            <tr className="small">
              <th scope="col">{industry}</th>
              {platforms.map((platform) => (
                <th key={platform} scope="col">
                  <span>{platform}</span>
                </th>
              ))}
              <th scope="col">
                <span>{sum}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.industry}>
                <th scope="row">{row.industry}</th>
                {row.counts.map((count, at) => (
                  <td key={platforms[at]}>
                    {count > 0 && (
                      <>
                        <FewStrokes count={count} /> {count}
                      </>
                    )}
                  </td>
                ))}
                <td>{row.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
