import type { ComponentProps } from 'react';
import { Art } from '../../../../art/Art.tsx';
import { stepBars } from '../../../../art/bars.ts';
import { both } from '../../../../art/Drawing.ts';
import { signature } from '../../../../art/signature.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { JobLine } from '../../../../collections/rateCard.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { ContactLink } from '../../../../ui/Button.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { JobTable } from '../../../../ui/JobTable.tsx';
import { ModelLines } from '../../../../ui/ModelLines.tsx';
import { ReasonLines } from '../../../../ui/ReasonLines.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { SignedLine, type ShortNote } from '../../../../ui/SignedLine.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PhasedPlan as PhasedPlanContent } from './PhasedPlan.schema.ts';
import styles from './PhasedPlan.module.css';

interface PhasedPlanProps extends Omit<PhasedPlanContent, 'price'> {
  /** Each line with its hours in all and its lowest and highest rate for one hour. */
  price: Pick<PhasedPlanContent['price'], 'heading' | 'note'> & {
    lines: readonly JobLine[];
    currency: string;
    year: number;
  };
  ways: ComponentProps<typeof ModelLines>['models'];
  /** What the head of the agency says of every project. */
  signed: ShortNote;
  resolveLink: ResolveLink;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

const weeksOf = ({ weeks }: Pick<PhasedPlanContent['phases'][number], 'weeks'>) => {
  if (!weeks) return 'Ongoing.';
  const { least, most } = weeks;
  return `${least === most ? most : `${least}–${most}`} ${most === 1 ? 'week' : 'weeks'}.`;
};

/** The steps of such a project on one ruler of weeks, what it costs, who does it, and when not to buy it. */
export function PhasedPlan(props: PhasedPlanProps) {
  const { heading, lede, phases, price, why, deliverable, limit, next, models, ways, signed, resolveLink } =
    props;
  const longest = Math.max(...phases.map(({ weeks }) => weeks?.most ?? 0));
  return (
    <section id="plan" data-section="development-process">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <ol role="list" className={styles.ruler} data-fact="own-process-phases">
          {phases.map((phase) => (
            <li key={phase.no} data-longest={phase.weeks?.most === longest || undefined}>
              <Art
                drawing={stepBars({
                  weeks: phase.weeks?.most ?? 9,
                  open: !phase.weeks,
                  paint,
                  format: 'narrow',
                })}
                fit="xMinYMax"
              />
              <h3>{phase.title}</h3>
              <p className="small soft">
                <b>{weeksOf(phase)}</b> {phase.text} {phase.result}
              </p>
            </li>
          ))}
        </ol>
        <div className={`grid ${styles.offer}`}>
          <div className={styles.price}>
            <h3>{withAmpersands(price.heading)}</h3>
            <JobTable
              label={price.heading}
              jobs={[{ lines: price.lines }]}
              currency={price.currency}
              year={price.year}
              note={price.note}
              resolveLink={resolveLink}
            />
          </div>
          <div className={styles.notes}>
            <ReasonLines {...why} kind="why-choose-us" stacked />
            {[deliverable, limit].map((note) => (
              <div key={note.heading}>
                <h3>{withAmpersands(note.heading)}</h3>
                <p>
                  <Inline text={note.text} resolveLink={resolveLink} />
                </p>
              </div>
            ))}
            <div className={styles.models} data-section="engagement-models" data-shared>
              <h3>{withAmpersands(models.heading)}</h3>
              <ModelLines models={ways} />
              <ArrowLink href={resolveLink(models.link.page)}>{models.link.label}</ArrowLink>
            </div>
          </div>
          <div className={styles.next}>
            <h3>{withAmpersands(next.heading)}</h3>
            <p>
              <Inline text={next.text} resolveLink={resolveLink} />
            </p>
            <ContactLink>{next.action}</ContactLink>
          </div>
        </div>
        <SignedLine {...signed}>
          <Art drawing={signature(signed.person.name, paint)} />
        </SignedLine>
      </div>
    </section>
  );
}
