import { Art } from '../../../../art/Art.tsx';
import { stepBars } from '../../../../art/bars.ts';
import { both } from '../../../../art/Drawing.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { JobLine } from '../../../../collections/rateCard.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { JobTable } from '../../../../ui/JobTable.tsx';
import { ReasonLines } from '../../../../ui/ReasonLines.tsx';
import { weeksOf } from '../../../../records/phases.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PhasedPlan as PhasedPlanContent } from './PhasedPlan.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './PhasedPlan.module.css';

interface PhasedPlanProps extends Omit<PhasedPlanContent, 'price'> {
  /** Each line with its hours in all and its lowest and highest rate for one hour. */
  price: Pick<PhasedPlanContent['price'], 'note'> & {
    lines: readonly JobLine[];
    currency: string;
    year: number;
  };
  /** What happens after a message. */
  next: { heading: string; text: string };
  resolveLink: ResolveLink;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

type Phases = PhasedPlanContent['schedule']['phases'];

/** The phases beside each other, each as long as its weeks. */
function Ruler({ phases }: { phases: Phases }) {
  const longest = Math.max(...phases.map(({ weeks }) => weeks?.most ?? 0));
  return (
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
          <h4>{phase.title}</h4>
          <b className="small">{weeksOf(phase)}</b>
          <p className="small soft">
            {phase.text} {phase.result}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What such a project costs and who does it, then its weeks, what the reader gets, when not to buy, and the next step. */
export function PhasedPlan(props: PhasedPlanProps) {
  const { heading, price, why, schedule, deliverable, limit, next, resolveLink } = props;
  return (
    <section id="plan" data-section="development-process">
      <div className="container">
        <h2 className={styles.head}>{withAmpersands(heading)}</h2>
        <div className="grid">
          <div className={styles.price}>
            <JobTable
              label={heading}
              jobs={[{ lines: price.lines }]}
              currency={price.currency}
              year={price.year}
              note={price.note}
              resolveLink={resolveLink}
            />
          </div>
          <div className={styles.notes}>
            <ReasonLines {...why} kind="why-choose-us" stacked />
          </div>
        </div>
        <div className={styles.schedule}>
          <h3>{withAmpersands(schedule.heading)}</h3>
          <Ruler phases={schedule.phases} />
        </div>
        <div className={`${full.three} ${styles.ends}`}>
          {[deliverable, limit].map((note) => (
            <div key={note.heading}>
              <h3>{withAmpersands(note.heading)}</h3>
              <p>
                <Inline text={note.text} resolveLink={resolveLink} />
              </p>
            </div>
          ))}
          <div data-shared>
            <h3>{withAmpersands(next.heading)}</h3>
            <p>
              <Inline text={next.text} resolveLink={resolveLink} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
