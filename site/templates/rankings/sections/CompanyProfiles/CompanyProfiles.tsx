import type { RankingLabels } from '../../records/rankings.ts';
import { ScoreRows } from '../../parts/ScoreRows.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { CompanyProfile, CompanyProfiles as CompanyProfilesContent } from './CompanyProfiles.schema.ts';
import styles from './CompanyProfiles.module.css';

interface Profile extends Pick<CompanyProfile, 'text' | 'weakness'> {
  /** What links to it end in. */
  id: string;
  name: string;
  rank: number;
  total: number;
  /** Scores by the names of the criteria, 0 to 10. */
  marks: readonly { name: string; score: number }[];
}

interface CompanyProfilesProps extends CompanyProfilesContent {
  /** In the order of their ranks. */
  companies: readonly Profile[];
  labels: Pick<RankingLabels, 'score' | 'weakness'>;
}

/** How many stand open; the others are opened one by one. */
const OPEN = 1;

function Head({ rank, name, total, labels }: Profile & Pick<CompanyProfilesProps, 'labels'>) {
  return (
    <>
      <span className={styles.rank}>{rank}</span>
      <h3 className={styles.name}>{name}</h3>
      <span className={styles.total}>
        <b>{total.toFixed(1)}</b>{' '}
        <span className="small soft" data-furniture>
          {labels.score}
        </span>
      </span>
    </>
  );
}

/** What speaks for a company, its scores, and what speaks against it. */
function Words({ text, marks, weakness, labels }: Profile & Pick<CompanyProfilesProps, 'labels'>) {
  return (
    <div className={styles.words}>
      <p>{text}</p>
      <ScoreRows rows={marks} />
      <div className={styles.weakness} data-ground="warm">
        <h4 data-furniture>{labels.weakness}</h4>
        <p>{weakness}</p>
      </div>
    </div>
  );
}

/** One company after the other: the first one as a card, each further one folded under its name and its score. */
export function CompanyProfiles({ heading, lede, companies, labels }: CompanyProfilesProps) {
  return (
    <section data-section="company-profiles" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ol role="list" className={styles.profiles}>
          {companies.map((company, at) => (
            <li key={company.id} id={company.id} className={styles.profile}>
              {at < OPEN ? (
                <>
                  <div className={styles.top}>
                    <Head {...company} labels={labels} />
                  </div>
                  <Words {...company} labels={labels} />
                </>
              ) : (
                <details>
                  <summary className={styles.top}>
                    <Head {...company} labels={labels} />
                  </summary>
                  <Words {...company} labels={labels} />
                </details>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
