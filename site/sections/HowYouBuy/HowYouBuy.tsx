import { Art } from '../../art/Art.tsx';
import { stepBars } from '../../art/bars.ts';
import { both } from '../../art/Drawing.ts';
import type { Href } from '../../lib/Href.ts';
import type { EngagementModel } from '../../records/engagement.ts';
import type { Phase } from '../../records/phases.ts';
import type { Plan } from '../../records/plans.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { HowYouBuy as HowYouBuyContent } from './HowYouBuy.schema.ts';
import styles from './HowYouBuy.module.css';

interface HowYouBuyProps {
  words: HowYouBuyContent;
  /** The models in their order; the first line of each tells how it is paid. */
  models: readonly (Pick<EngagementModel, 'name' | 'lines'> & { id: string })[];
  plans: readonly (Pick<Plan, 'name' | 'hours'> & { id: string })[];
  phases: readonly Pick<Phase, 'no' | 'title' | 'weeks'>[];
  href: Href;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

const weeksOf = ({ weeks }: Pick<Phase, 'weeks'>) => {
  if (!weeks) return 'Monthly';
  const { least, most } = weeks;
  return `${least === most ? most : `${least}–${most}`} ${most === 1 ? 'week' : 'weeks'}`;
};

/** How work is paid, how much of a person it takes and how long it lasts: one strip, told in full elsewhere. */
export function HowYouBuy({ words, models, plans, phases, href }: HowYouBuyProps) {
  return (
    <section
      className={styles.strip}
      data-section="engagement-models"
      data-ground="mist"
      data-shared
      data-compact
    >
      <div className="container">
        <div className={styles.head}>
          <h2>{withAmpersands(words.heading)}</h2>
          <p className={styles.links}>
            {words.links.map(({ label, page }) => (
              <ArrowLink key={page} href={href(page)}>
                {label}
              </ArrowLink>
            ))}
          </p>
        </div>
        <div className={`grid ${styles.columns}`}>
          <div>
            <h3>{words.models}</h3>
            <dl>
              {models.map(({ id, name, lines: [payment] }) => (
                <div key={id} data-fact={`engagement-${id}`}>
                  <dt>{name}</dt>
                  <dd className="soft">{payment?.value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div data-section="plans">
            <h3>{words.plans}</h3>
            <dl>
              {plans.map(({ id, name, hours }) => (
                <div key={id} data-fact={`plan-${id}`}>
                  <dt>{name}</dt>
                  <dd className="soft">{hours}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div data-section="development-process">
            <h3>{words.phases}</h3>
            <ol role="list" data-fact="process-phases">
              {phases.map((phase) => (
                <li key={phase.no}>
                  <b>{phase.title}</b>
                  <Art
                    drawing={stepBars({
                      weeks: phase.weeks?.most ?? 9,
                      open: !phase.weeks,
                      paint,
                      format: 'line',
                    })}
                    fit="xMinYMax"
                    className={styles.weeks}
                  />
                  <span className="soft">{weeksOf(phase)}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}
