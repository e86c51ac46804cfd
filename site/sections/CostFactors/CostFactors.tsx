import { ColumnChart } from '../../art/charts/ColumnChart.tsx';
import type { RateCard } from '../../records/rates.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { CostFactors as CostFactorsContent } from './CostFactors.schema.ts';
import styles from './CostFactors.module.css';

interface CostFactorsProps extends CostFactorsContent {
  /** 3 where the section belongs to the one before it. */
  level?: 2 | 3;
  /** The kind of work whose factors are shown. */
  name: string;
  /** Ways of hiring, each with what it costs as a multiple of the cheapest one. */
  factors: NonNullable<RateCard['factors']>;
}

/** What one hire costs in all, by way of hiring. */
export function CostFactors({ level = 2, heading, text, name, factors }: CostFactorsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const columns = factors.map(({ way, times, ours }) => ({
    label: way,
    amount: times,
    value: `${times}X`,
    lead: ours,
  }));
  const sentence = columns.map(({ label, value }) => `${label} ${value}`).join(', ');
  return (
    <section data-section="cost-factors" data-ground="warm">
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.chart} data-shared data-fact="designer-cost-factors">
          <ColumnChart
            title={`${name}, cost of one hire: ${sentence}.`}
            columns={columns}
            height={260}
            width={88}
          />
        </div>
        <div className={styles.words}>
          <Heading>{withAmpersands(heading)}</Heading>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
