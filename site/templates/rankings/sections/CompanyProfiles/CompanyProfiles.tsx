import type { Company } from '../../records/companies.ts';
import { fill } from '../../../../collections/fill.ts';
import { span } from '../../../../lib/money.ts';
import type { RankingLabels } from '../../records/rankings.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { ScoreRows } from '../../parts/ScoreRows.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { Stars } from '../../parts/Stars.tsx';
import type { CompanyProfile, CompanyProfiles as CompanyProfilesContent } from './CompanyProfiles.schema.ts';
import styles from './CompanyProfiles.module.css';

interface CompanyProfilesProps extends CompanyProfilesContent {
  /** In the order of their ranks; `id` is what links to a profile end in. */
  companies: readonly (Omit<Company, 'demo'> &
    Pick<CompanyProfile, 'text' | 'weakness'> & {
      id: string;
      rank: number;
      total: number;
      /** Scores by the names of the criteria, 0 to 10. */
      marks: readonly { name: string; score: number }[];
    })[];
  labels: RankingLabels;
}

/** One company after the other: its facts, its scores, what speaks for it and what speaks against it. */
export function CompanyProfiles({ heading, lede, companies, labels }: CompanyProfilesProps) {
  const facts = ({ rate, employees, founded, location }: (typeof companies)[number]) => [
    { icon: 'map-pin', fact: labels.location, value: `${location.city}, ${location.country}` },
    { icon: 'clock', fact: labels.rate, value: span(rate.low, rate.high) },
    { icon: 'users', fact: labels.employees, value: String(employees) },
    { icon: 'calendar', fact: labels.founded, value: String(founded) },
  ];
  const counted = ({ rating }: (typeof companies)[number]) => ({
    stars: rating.stars.toFixed(1),
    reviews: String(rating.reviews),
  });
  return (
    <section data-section="company-profiles" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ol role="list" className={styles.profiles}>
          {companies.map((company) => (
            <li key={company.id} id={company.id} className={styles.profile}>
              <div className={styles.top}>
                <p className={styles.rank}>{company.rank}</p>
                <h3 className={styles.name}>{company.name}</h3>
                <p className={styles.total}>
                  <b>{company.total.toFixed(1)}</b> <span className="small soft">{labels.score}</span>
                </p>
              </div>
              <ul role="list" className={styles.facts}>
                {facts(company).map(({ icon, fact, value }) => (
                  <li key={icon} data-price={fact === labels.rate ? 'companies' : undefined}>
                    <Icon name={icon} size={18} label={fact.alt} />{' '}
                    {fill(fact.words, { value, currency: labels.currency })}
                  </li>
                ))}
                <li>
                  <Stars stars={company.rating.stars} label={fill(labels.stars.alt, counted(company))} />{' '}
                  {fill(labels.stars.words, counted(company))}
                </li>
              </ul>
              <p>{company.text}</p>
              <ScoreRows rows={company.marks} />
              <div className={styles.weakness} data-ground="warm">
                <h4>{labels.weakness}</h4>
                <p>{company.weakness}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
