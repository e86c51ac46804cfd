import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { amount } from '../../../../../lib/money.ts';
import type { withheldSum } from '../../../parts/withheldSum.ts';
import type { RateCard } from '../../../../../records/rates.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import { RegionRates } from '../../../parts/RegionRates.tsx';
import strokes from '../../../parts/strokes.module.css';
import type { PaymentPath as PaymentPathContent } from './PaymentPath.schema.ts';
import styles from './PaymentPath.module.css';

export interface PaymentPathProps extends Omit<PaymentPathContent, 'rates' | 'invoice'> {
  /** In which currency it is, and what a stroke stands for. */
  invoice: Pick<PaymentPathContent['invoice'], 'currency' | 'stroke'>;
  /** The amounts on its way. */
  sum: ReturnType<typeof withheldSum>;
  rates: Omit<PaymentPathContent['rates'], 'card'> & { card: Pick<RateCard, 'regions'>; id: string };
  resolveLink: ResolveLink;
}

type Part = 'fee' | 'tax' | 'withheld';

/** The share of the way to the next stroke that a stroke is wide. */
const WEIGHT = 0.5;

/** One invoice on its way, each stretch to one scale in strokes of a fixed amount, and the rates beside it. */
export function PaymentPath(props: PaymentPathProps) {
  const { invoice, sum, parts, steps, labels, currency, rates, resolveLink } = props;
  const strokesOf = (value: number) => Math.round(value / invoice.stroke);
  const kept = sum.fee - sum.withheld;
  const stretches: { name: keyof typeof labels; value: number; bars: [Part, number][] }[] = [
    {
      name: 'billed',
      value: sum.invoice,
      bars: [
        ['fee', sum.fee],
        ['tax', sum.tax],
      ],
    },
    {
      name: 'sent',
      value: sum.arrives,
      bars: [
        ['fee', kept],
        ['tax', sum.tax],
      ],
    },
    { name: 'withheld', value: sum.withheld, bars: [['withheld', sum.withheld]] },
    { name: 'passed', value: sum.tax, bars: [['tax', sum.tax]] },
  ];
  const most = strokesOf(sum.invoice);
  return (
    <>
      <ul role="list" className={`small ${strokes.keys} ${styles.keys}`}>
        {(['fee', 'tax', 'withheld'] as const).map((part) => (
          <li key={part} className={strokes.key} data-part={part}>
            {parts[part]}
          </li>
        ))}
      </ul>
      <ol role="list" className={styles.steps}>
        {stretches.map(({ name, value, bars }) => (
          <li key={name}>
            <h3>{labels[name]}</h3>
            <p className={styles.sum} data-amount={value} data-price="the example invoice of this page">
              {invoice.currency} {amount(value)}
            </p>
            <svg
              className={`${strokes.row} ${styles.strokes}`}
              viewBox={`0 0 ${most} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {bars.map(([part, share], at) => (
                <path
                  key={part}
                  data-part={part}
                  data-strokes={strokesOf(share)}
                  d={Array.from({ length: strokesOf(share) }, (_, stroke) => {
                    const before = bars.slice(0, at).reduce((all, [, one]) => all + strokesOf(one), 0);
                    return `M${before + stroke} 0h${WEIGHT}v1h-${WEIGHT}z`;
                  }).join('')}
                />
              ))}
            </svg>
            <p className={styles.words} data-price="the example invoice of this page">
              <Inline text={steps[name]} resolveLink={resolveLink} />
            </p>
          </li>
        ))}
      </ol>
      <div className={`grid ${styles.beside}`}>
        <div className={styles.currency}>
          <h3>{currency.heading}</h3>
          <p>
            <Inline text={currency.text} resolveLink={resolveLink} />
          </p>
        </div>
        <div className={styles.rates}>
          <h3>{rates.heading}</h3>
          <RegionRates
            caption={rates.heading}
            region={rates.region}
            hour={rates.hour}
            id={rates.id}
            regions={rates.card.regions}
          />
          <p className="small soft">
            <Inline text={rates.note} resolveLink={resolveLink} />
          </p>
        </div>
      </div>
    </>
  );
}
