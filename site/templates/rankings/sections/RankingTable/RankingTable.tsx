import type { Company } from '../../records/companies.ts';
import type { RankingLabels } from '../../records/rankings.ts';
import type { Scores, Weight } from '../../parts/ranking.ts';
import { fill } from '../../../../collections/fill.ts';
import { span } from '../../../../lib/money.ts';
import { ScoreBar } from '../../parts/ScoreBar.tsx';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { Stars } from '../../parts/Stars.tsx';
import table from '../../../../ui/table.module.css';
import type { RankingTable as RankingTableContent } from './RankingTable.schema.ts';
import textButton from '../../../../ui/textButton.module.css';
import styles from './RankingTable.module.css';

interface RankingTableProps extends Omit<RankingTableContent, 'discussed'> {
  /** In the order of their ranks; `id` is the anchor of a company's profile. */
  companies: readonly (Omit<Company, 'demo'> & {
    id: string;
    rank: number;
    /** Its marks by criterion, 0 to 10. */
    scores: Scores;
    /** The weighted mean of its marks, 0 to 10. */
    total: number;
    /** The row that the text is about. */
    discussed: boolean;
  })[];
  /** The criteria in their order. */
  criteria: readonly (Weight & { name: string })[];
  labels: RankingLabels;
  /** Address of the module that sorts and weighs. */
  script: string;
}

/** The largest weight to choose, in points, unless one is heavier already. */
const MOST_POINTS = 40;

/** What the head of a column says, what addresses call it, and how the column is sorted. */
interface Head {
  id: string;
  label: string;
  kind: 'numbers' | 'words';
}

/** Sorts the table where its column headings are hidden: two choices for each column. */
function SortChoice({ heads, sort }: { heads: readonly Head[]; sort: RankingLabels['sort'] }) {
  const choices = heads.flatMap(({ id, label, kind }) => [
    { id, words: `${label}, ${sort[kind].up}` },
    { id: `${id}-down`, words: `${label}, ${sort[kind].down}` },
  ]);
  return (
    <div className={styles.sort} data-shared>
      <label>
        {sort.label}{' '}
        <select autoComplete="off">
          {choices.map(({ id, words }) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <p className="visually-hidden" role="status">
        {sort.said} <span data-sorted>{choices[0]?.words}</span>
      </p>
    </div>
  );
}

/** One slider for each criterion; a script ranks the companies by them. */
function Weights({
  companies,
  criteria,
  labels,
}: Pick<RankingTableProps, 'companies' | 'criteria' | 'labels'>) {
  const { heading, text, leads, unweighed, reset } = labels.weights;
  const first = companies.filter(({ rank }) => rank === 1);
  const [best] = first;
  if (!best) return null;
  return (
    <form className={styles.weights} autoComplete="off" data-shared>
      <div className={styles.words}>
        <h3>{heading}</h3>
        <p className="small">{text}</p>
        <p role="status" data-leads={leads} data-unweighed={unweighed}>
          {leads} {first.map(({ name }) => name).join(', ')} {best.total.toFixed(1)}
        </p>
        <button type="reset" className={textButton.button}>
          {reset}
        </button>
      </div>
      <div className={styles.sliders}>
        {criteria.map(({ id, name, weight }) => (
          <label key={id}>
            {name}
            <b aria-hidden="true">{weight}</b>
            <input
              type="range"
              name={id}
              min="0"
              max={Math.max(MOST_POINTS, ...criteria.map((one) => one.weight))}
              defaultValue={weight}
            />
          </label>
        ))}
      </div>
    </form>
  );
}

/**
 * Companies by rank, with what a buyer compares first; the marked row is the one that the text discusses. With scripts
 * the heads sort, and the weights under the table can be moved; the address keeps both.
 */
export function RankingTable({
  heading,
  lede,
  note,
  companies,
  criteria,
  labels,
  script,
}: RankingTableProps) {
  const { rank: place, company, location, employees, rate, founded, stars, score, currency } = labels;
  const rateHead = `${rate.label}, ${currency}`;
  const heads: readonly Head[] = [
    { id: 'rank', label: place, kind: 'numbers' },
    { id: 'company', label: company, kind: 'words' },
    { id: 'location', label: location.label, kind: 'words' },
    { id: 'employees', label: employees.label, kind: 'numbers' },
    { id: 'rate', label: rateHead, kind: 'numbers' },
    { id: 'founded', label: founded.label, kind: 'numbers' },
    { id: 'stars', label: stars.label, kind: 'numbers' },
    { id: 'score', label: score, kind: 'numbers' },
  ];
  return (
    <section data-section="comparison-table" data-tool={script}>
      <div className="container">
        <SectionHead heading={heading} split="5-7" space={44}>
          {lede}
        </SectionHead>
        <SortChoice heads={heads} sort={labels.sort} />
        <ScrollBox label={heading}>
          <table className={`${styles.table} ${table.rows}`}>
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr data-fact="ranking-columns">
                {heads.map(({ id, label }) => (
                  <th key={id} scope="col">
                    <span>{label}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {companies.map((row) => (
                <tr
                  key={row.id}
                  data-ground={row.discussed ? 'warm' : undefined}
                  data-marks={criteria.map(({ id }) => row.scores[id]).join(' ')}
                >
                  <td className={styles.rank}>{row.rank}</td>
                  <th scope="row" className={styles.name}>
                    <a href={`#${row.id}`}>{row.name}</a>
                  </th>
                  <td>
                    {row.location.city}, {row.location.country}
                  </td>
                  <td data-head={employees.label}>{row.employees}</td>
                  <td data-head={rateHead} data-price="companies">
                    {span(row.rate.low, row.rate.high)}
                  </td>
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
                      <ScoreBar score={row.total} strokes={30} lead={row.discussed} changes />
                      <b>{row.total.toFixed(1)}</b>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
        <p className={`small soft ${styles.note}`}>{note}</p>
        <Weights companies={companies} criteria={criteria} labels={labels} />
      </div>
    </section>
  );
}
