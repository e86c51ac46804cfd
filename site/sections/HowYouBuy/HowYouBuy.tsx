import type { ComponentProps } from 'react';
import { Art } from '../../art/Art.tsx';
import { stepBars } from '../../art/bars.ts';
import { both } from '../../art/Drawing.ts';
import { signature } from '../../art/signature.ts';
import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { Phase } from '../../records/phases.ts';
import type { Plan } from '../../records/plans.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ModelLines } from '../../ui/ModelLines.tsx';
import { SignedLine, type ShortNote } from '../../ui/SignedLine.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { HowYouBuy as HowYouBuyContent } from './HowYouBuy.schema.ts';
import styles from './HowYouBuy.module.css';

interface HowYouBuyProps {
  words: HowYouBuyContent;
  models: ComponentProps<typeof ModelLines>['models'];
  plans: readonly (Pick<Plan, 'name' | 'hours'> & { id: string })[];
  phases: readonly Pick<Phase, 'no' | 'title' | 'weeks'>[];
  note: ShortNote;
  resolveLink: ResolveLink;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

const weeksOf = ({ weeks }: Pick<Phase, 'weeks'>) => {
  if (!weeks) return 'Monthly';
  const { least, most } = weeks;
  return `${least === most ? most : `${least}–${most}`} ${most === 1 ? 'week' : 'weeks'}`;
};

/** How work is paid, how much of a person it takes, how long it lasts and who answers for it: told in full elsewhere. */
export function HowYouBuy({ words, models, plans, phases, note, resolveLink }: HowYouBuyProps) {
  return (
    <section
      className={styles.strip}
      data-section="engagement-models"
      data-ground="mist"
      data-shared
      data-compact
      data-whole
    >
      <div className="container">
        <div className={styles.head}>
          <h2>{withAmpersands(words.heading)}</h2>
          <p className={styles.links}>
            {words.links.map(({ label, page }) => (
              <ArrowLink key={page} href={resolveLink(page)}>
                {label}
              </ArrowLink>
            ))}
          </p>
        </div>
        <div className={`grid ${styles.columns}`}>
          <div>
            <h3>{words.models}</h3>
            <ModelLines models={models} />
          </div>
          <div data-section="plans">
            <h3>{words.plans}</h3>
            <dl>
              {plans.map(({ id, name, hours }) => (
                <div key={id} className={styles.plan} data-fact={`plan-${id}`}>
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
                  {phase.title}
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
        <SignedLine {...note}>
          <Art drawing={signature(note.person.name, paint)} />
        </SignedLine>
      </div>
    </section>
  );
}
