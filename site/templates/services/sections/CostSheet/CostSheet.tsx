import { rangeChart } from '../../../../art/charts/rangeChart.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { amounts, sign } from '../../../../lib/money.ts';
import type { JobLine } from '../../../../collections/rateCard.ts';
import type { RateCard } from '../../../../records/rates.ts';
import { JobTable } from '../../../../ui/JobTable.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CostSheet as CostSheetContent } from './CostSheet.schema.ts';
import styles from './CostSheet.module.css';

interface CostSheetProps extends Omit<CostSheetContent, 'rates' | 'lines'> {
  /** What links to this section end in. */
  id?: string | undefined;
  /** The section's ground; without it the page's paper. */
  ground?: 'mist' | 'surface' | undefined;
  /** The rates by region. */
  card: Pick<RateCard, 'id' | 'currency' | 'source' | 'step' | 'regions'>;
  /** The job with the hours and rates of its lines. */
  job: {
    lines: readonly JobLine[];
    currency: string;
    year: number;
  };
  resolveLink: ResolveLink;
}

/** One job down to its sum, and beside it what an hour costs by region. */
export function CostSheet(props: CostSheetProps) {
  const { id, ground, heading, lede, ratesHeading, ratesNote, note, card, job, resolveLink } = props;
  const { id: kind, currency, source, step, regions } = card;
  const { lines, ...rates } = job;
  const { bars } = rangeChart(
    regions.map(({ id: label, low, high }) => ({ label, low, high, value: '' })),
    { step, write: String },
  );
  return (
    <section id={id} data-section="cost" data-ground={ground}>
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <div className={styles.rates} data-shared>
            <h3>{withAmpersands(ratesHeading)}</h3>
            <dl data-price={`rates/${kind}`}>
              {regions.map(({ id: region, region: name, low, high, ours }, i) => (
                <div key={region} data-fact={`rate-${region}`} data-ours={ours || undefined}>
                  <dt>{name}</dt>
                  <dd>
                    <svg width="100%" height="16" aria-hidden="true">
                      <rect x={`${bars[i]?.start ?? 0}%`} width={`${bars[i]?.width ?? 0}%`} height="16" />
                    </svg>
                    <span className="visually-hidden">{amounts(currency, low, high)}</span>
                    <b aria-hidden="true">
                      {sign(currency)}
                      {low}–{high}
                    </b>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="small soft">
              {ratesNote} {source}.
            </p>
          </div>
        </div>
        <div className={styles.sheet} data-section="worked-example">
          <JobTable label={heading} jobs={[{ lines }]} {...rates} note={note} resolveLink={resolveLink} />
        </div>
      </div>
    </section>
  );
}
