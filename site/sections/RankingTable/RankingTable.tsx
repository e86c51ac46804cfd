import type { Company } from '../../records/companies.ts';
import type { RankingLabels } from '../../records/rankings.ts';
import { fill } from '../../lib/fill.ts';
import { span } from '../../lib/money.ts';
import { ScoreBar } from '../../ui/ScoreBar.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Stars } from '../../ui/Stars.tsx';
import table from '../../ui/table.module.css';
import type { RankingTable as RankingTableContent } from './RankingTable.schema.ts';
import styles from './RankingTable.module.css';

interface RankingTableProps extends Omit<RankingTableContent, 'discussed'> {
  /** In the order of their ranks; `id` is the anchor of a company's profile. */
  companies: readonly (Omit<Company, 'demo'> & {
    id: string;
    rank: number;
    /** The weighted mean of its scores, 0 to 10. */
    total: number;
    /** The row that the text is about. */
    discussed: boolean;
  })[];
  labels: RankingLabels;
}

/** Companies by rank, with what a buyer compares first; the marked row is the one that the text discusses. */
export function RankingTable({ heading, lede, note, companies, labels }: RankingTableProps) {
  const { rank: place, company, location, employees, rate, founded, stars, score, currency } = labels;
  const heads = [
    ...[place, company, location.label, employees.label],
    ...[`${rate.label}, ${currency}`, founded.label, stars.label, score],
  ];
  return (
    <section data-section="comparison-table">
      <div className="container">
        <SectionHead heading={heading} split="5-7" space={44}>
          {lede}
        </SectionHead>
        <ScrollBox label={heading}>
          <table className={`${styles.table} ${table.rows}`}>
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr data-fact="ranking-columns">
                {heads.map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {companies.map((row) => (
                <tr key={row.id} data-ground={row.discussed ? 'warm' : undefined}>
                  <td className={styles.rank}>{row.rank}</td>
                  <th scope="row" className={styles.name}>
                    <a href={`#${row.id}`}>{row.name}</a>
                  </th>
                  <td>
                    {row.location.city}, {row.location.country}
                  </td>
                  <td data-head={employees.label}>{row.employees}</td>
                  <td data-head={heads[4]}>{span(row.rate.low, row.rate.high)}</td>
                  <td data-head={founded.label}>{row.founded}</td>
                  <td className={styles.stars}>
                    <Stars
                      height={16}
                      stars={row.rating.stars}
                      label={fill(stars.alt, { stars: row.rating.stars.toFixed(1) })}
                    />
                    <span aria-hidden="true"> {row.rating.stars.toFixed(1)}</span>
                  </td>
                  <td>
                    <div className={styles.score}>
                      <ScoreBar score={row.total} strokes={30} lead={row.discussed} />
                      <b>{row.total.toFixed(1)}</b>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <p className={`small soft ${styles.note}`}>{note}</p>
      </div>
    </section>
  );
}
