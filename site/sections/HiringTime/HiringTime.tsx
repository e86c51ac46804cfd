import { RangeChart } from '../../art/charts/RangeChart.tsx';
import type { Hiring } from '../../records/hiring.ts';
import { numbersIn } from '../../lib/numbersIn.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { HiringTime as HiringTimeContent } from './HiringTime.schema.ts';
import styles from './HiringTime.module.css';

interface HiringTimeProps extends HiringTimeContent {
  /** The times of this kind of role; provider and in-house are ranges in weeks, such as "6–12 weeks". */
  times: Pick<Hiring, 'name' | 'onboarding' | 'provider' | 'inHouse'>;
}

/** How many weeks pass until somebody works for you: hired through the agency, and on the reader's own payroll. */
export function HiringTime({ heading, lede, times }: HiringTimeProps) {
  const { name, onboarding, provider, inHouse } = times;
  const row = (label: string, weeks: string, lead = false) => {
    const [low, high] = numbersIn(weeks);
    return { label, low, high, value: weeks, lead };
  };
  return (
    <section data-section="hiring-time-compared" data-ground="mist" data-fact="hiring-time">
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <div className={styles.chart} data-shared>
          <RangeChart
            title={`${name}: hired in ${provider} through us and in ${inHouse} in-house.`}
            rows={[row('Through us', provider, true), row('In-house', inHouse)]}
            step={3}
            write={String}
          />
          <p className="small soft">
            Weeks from the request to the first day. From your choice to that day: {onboarding}.
          </p>
        </div>
      </div>
    </section>
  );
}
