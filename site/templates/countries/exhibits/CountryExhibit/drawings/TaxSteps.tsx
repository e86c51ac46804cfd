import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { percentStrokes } from './TaxSteps.geometry.ts';
import { fill } from '../../../../../collections/fill.ts';
import { amount, cents, span } from '../../../../../lib/money.ts';
import { percentOf, taxedSum, taxOn } from '../../../parts/taxedSum.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import { SpecimenInvoice } from '../../../parts/SpecimenInvoice.tsx';
import strokes from '../../../parts/strokes.module.css';
import type { TaxSteps as TaxStepsContent } from './TaxSteps.schema.ts';
import styles from './TaxSteps.module.css';

export interface TaxStepsProps extends Omit<TaxStepsContent, 'rates'> {
  /** What the reader pays with, such as CAD. */
  currency: string;
  /** What an hour of the agency's own people costs; `id` names its fact. */
  rates: {
    text: string;
    id: string;
    currency: string;
    year: number;
    low: number;
    high: number;
    region: string;
    regionId: string;
  };
  /** Who bills: the agency, and its office in the country, if it has one. */
  from: { name: string; country: string; address: readonly string[] };
  resolveLink: ResolveLink;
}

type Step = TaxStepsContent['steps'][number];

/** The rate of a step, and the taxes that it is made of, as invoices name them. */
function taxOf({ local }: Step, { national, joint }: TaxStepsContent | TaxStepsProps) {
  const percent = percentOf(national.percent, local?.percent ?? 0);
  const billed = local?.joint ? { name: joint, percent } : { name: national.name, percent: national.percent };
  const parts =
    local && !local.joint
      ? `${national.name} ${national.percent} + ${local.name} ${local.percent}`
      : billed.name;
  return { percent, billed, parts };
}

/** What each province adds to a sale, as steps of one stroke a per cent, and an invoice with the tax of one of them. */
export function TaxSteps(props: TaxStepsProps) {
  const { sale, national, steps, words, points, currency, rates, invoice, from, resolveLink } = props;
  const taxed = steps.map((step) => ({ ...step, ...taxOf(step, props) }));
  const most = Math.ceil(Math.max(...taxed.map(({ percent }) => percent)));
  const step = taxed.find(({ code }) => code === invoice.at);
  if (!step) throw new Error(`The invoice names no step of its own: "${invoice.at}".`);
  const { hours, rate, exchange } = invoice;
  const sums = taxedSum(hours * rate, exchange, step.billed.percent);
  const lines = [
    {
      label: fill(invoice.work, { hours: String(hours), rate: String(rate) }),
      value: `${rates.currency} ${cents(hours * rate)}`,
    },
    {
      label: fill(invoice.converted, { exchange: String(exchange) }),
      value: `${currency} ${cents(sums.converted)}`,
    },
    {
      label: fill(invoice.tax, {
        tax: step.billed.name,
        percent: String(step.billed.percent),
      }),
      value: `${currency} ${cents(sums.tax)}`,
    },
    { label: invoice.due, value: `${currency} ${cents(sums.due)}`, total: true },
  ];
  const { region, year } = rates;
  const told = fill(rates.text, { region, year: String(year), currency: rates.currency });
  const [before = '', after = ''] = told.split('{rates}');
  return (
    <>
      <ul role="list" className={`small ${strokes.keys} ${styles.keys}`}>
        <li className={strokes.key} data-part="national">
          {words.national}
        </li>
        <li className={strokes.key} data-part="local">
          {words.local}
        </li>
        <li data-price="the example sale of this page">
          {fill(words.sale, { sale: `${currency} ${amount(sale)}` })}
        </li>
      </ul>
      <ol role="list" className={styles.steps}>
        {taxed.map(({ code, where, percent, parts }) => {
          const nation = percentStrokes(0, national.percent, most);
          const rest = percentStrokes(national.percent, percent, most);
          return (
            <li key={code}>
              <svg
                className={styles.upright}
                viewBox={`0 0 1 ${most}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className={styles.national} d={nation.upright} />
                <path className={styles.local} d={rest.upright} />
              </svg>
              <p className={styles.percent}>{percent}%</p>
              <svg
                className={`${strokes.row} ${styles.across}`}
                viewBox={`0 0 ${most} 1`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className={styles.national} d={nation.across} />
                <path className={styles.local} d={rest.across} />
              </svg>
              <div className={styles.words}>
                <h3 className={styles.where}>{where}</h3>
                <p className="small">{parts}</p>
                <p className="small soft" data-price="the example sale of this page">
                  {currency} {cents(taxOn(sale, percent))}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <div className={`grid ${styles.foot}`}>
        <div className={styles.points}>
          {points.map(({ title, text }) => (
            <div key={title}>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">
                <Inline text={text} resolveLink={resolveLink} />
              </p>
            </div>
          ))}
          <p data-shared>
            <Inline text={before} resolveLink={resolveLink} />
            <b data-fact={`rate-${rates.id}-${rates.regionId}`} data-price={`rates/${rates.id}`}>
              {span(rates.low, rates.high)}
            </b>
            <Inline text={after} resolveLink={resolveLink} />
          </p>
        </div>
        <SpecimenInvoice className={styles.invoice} title={invoice.title} lines={lines} rates={rates.id}>
          <address className="small soft" data-fact={`office-${from.country.toLowerCase()}`}>
            {[from.name, ...from.address].map((part) => (
              <span key={part}>{part}</span>
            ))}
          </address>
          <p className="small soft">{invoice.number}</p>
        </SpecimenInvoice>
      </div>
    </>
  );
}
