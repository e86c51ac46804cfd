import { Art } from '../../art/Art.tsx';
import { stepBars } from '../../art/bars.ts';
import { both } from '../../art/Drawing.ts';
import type { Href } from '../../lib/Href.ts';
import { amount, amounts, span } from '../../lib/money.ts';
import type { EngagementModel } from '../../records/engagement.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ContactLink } from '../../ui/Button.tsx';
import { Inline } from '../../ui/Inline.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import table from '../../ui/table.module.css';
import { withAmpersands } from '../../ui/Title.tsx';
import type { PhasedPlan as PhasedPlanContent } from './PhasedPlan.schema.ts';
import styles from './PhasedPlan.module.css';

interface PhasedPlanProps extends Omit<PhasedPlanContent, 'price'> {
  /** Each line with its hours in all and its lowest and highest rate for one hour. */
  price: Pick<PhasedPlanContent['price'], 'heading' | 'note'> & {
    lines: readonly { label: string; hours: number; low: number; high: number }[];
    currency: string;
    year: number;
    /** Where the people work. */
    region: string;
  };
  /** The ways to pay; the first line of each tells how. */
  ways: readonly (Pick<EngagementModel, 'name' | 'lines'> & { id: string })[];
  href: Href;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

const weeksOf = ({ weeks }: Pick<PhasedPlanContent['phases'][number], 'weeks'>) => {
  if (!weeks) return 'Ongoing.';
  const { least, most } = weeks;
  return `${least === most ? most : `${least}–${most}`} ${most === 1 ? 'week' : 'weeks'}.`;
};

/** The total of an example: who works on it for how long, and what that comes to. */
function Total({ heading, lines, currency, year, region }: PhasedPlanProps['price']) {
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  return (
    <ScrollBox label={heading}>
      <table className={`${styles.total} ${table.amounts}`}>
        <caption className="small soft">
          {region}, {currency} before tax, rates of {year}
        </caption>
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Hours</th>
            <th scope="col">In all</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, hours, low, high }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-head="Hours">{amount(hours)}</td>
              <td data-head="In all">{span(hours * low, hours * high)}</td>
            </tr>
          ))}
          <tr data-sum="">
            <th scope="row">Sum</th>
            <td data-head="Hours">{amount(sum(({ hours }) => hours))}</td>
            <td data-head="In all">
              {amounts(
                currency,
                sum(({ hours, low }) => hours * low),
                sum(({ hours, high }) => hours * high),
              )}
            </td>
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** The steps of such a project on one ruler of weeks, what it costs, who does it, and when not to buy it. */
export function PhasedPlan(props: PhasedPlanProps) {
  const { heading, lede, phases, price, team, deliverable, limit, next, models, ways, href } = props;
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
            <Total {...price} />
            <p className="small soft">
              <Inline text={price.note} href={href} />
            </p>
          </div>
          <div className={styles.notes}>
            {[team, deliverable, limit].map((note) => (
              <div key={note.heading}>
                <h3>{withAmpersands(note.heading)}</h3>
                <p>
                  <Inline text={note.text} href={href} />
                </p>
              </div>
            ))}
          </div>
        </div>
        <div className={`grid ${styles.buy}`}>
          <div className={styles.next}>
            <h3>{withAmpersands(next.heading)}</h3>
            <p>
              <Inline text={next.text} href={href} />
            </p>
            <ContactLink>{next.action}</ContactLink>
          </div>
          <div className={styles.models} data-section="engagement-models" data-shared>
            <h3>{withAmpersands(models.heading)}</h3>
            <dl>
              {ways.map(({ id, name, lines: [payment, agreed] }) => (
                <div key={id} data-fact={`engagement-${id}`}>
                  <dt>{name}</dt>
                  <dd className="soft">
                    {payment?.value}, {agreed?.value}
                  </dd>
                </div>
              ))}
            </dl>
            <ArrowLink href={href(models.link.page)}>{models.link.label}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
