import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { fill } from '../../../../collections/fill.ts';
import { cents, span } from '../../../../lib/money.ts';
import type { RateCard } from '../../../../records/rates.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import table from '../../../../ui/table.module.css';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Invoicing as InvoicingContent } from './Invoicing.schema.ts';
import styles from './Invoicing.module.css';

type Region = RateCard['regions'][number];

interface InvoicingProps extends Omit<InvoicingContent, 'rates'> {
  /** What the reader pays with, such as EUR. */
  currency: string;
  /** The rates, each at home with the agency and in the reader's region; `id` names their facts. */
  rates: Omit<InvoicingContent['rates'], 'region' | 'chosen'> & {
    cards: readonly (Pick<RateCard, 'name' | 'year' | 'currency'> & {
      id: string;
      regions: readonly Region[];
    })[];
  };
  resolveLink: ResolveLink;
}

/** How the reader is billed: a specimen of the invoice, and rates beside those of the reader's own region. */
export function Invoicing({ heading, lede, text, invoice, currency, rates, resolveLink }: InvoicingProps) {
  const [first] = rates.cards;
  const { hours, rate, exchange, percent } = invoice;
  const sum = hours * rate;
  const lines = [
    {
      label: fill(invoice.work, { hours: String(hours), rate: String(rate) }),
      unit: first?.currency,
      value: cents(sum),
    },
    { label: invoice.tax, unit: first?.currency, value: invoice.taxAmount },
    {
      label: fill(invoice.converted, { exchange: String(exchange) }),
      unit: currency,
      value: cents(sum / exchange),
      total: true,
    },
    {
      label: fill(invoice.declared, { percent: String(percent) }),
      unit: currency,
      value: cents((sum / exchange) * (percent / 100)),
    },
  ];
  return (
    <section data-section="invoicing-and-currency">
      <div className="container grid">
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
          <p>
            <Inline text={text} resolveLink={resolveLink} />
          </p>
        </div>
        <div className={styles.invoice} data-ground="surface">
          <p className={styles.title}>{invoice.title}</p>
          <p className="small soft">
            {invoice.parties.map((party) => (
              <span key={party}>{party}</span>
            ))}
          </p>
          <dl data-price={`rates/${first?.id}`}>
            {lines.map(({ label, unit, value, total }) => (
              <div key={label} data-total={total}>
                <dt>{label}</dt>
                <dd>
                  {unit} {value}
                </dd>
              </div>
            ))}
          </dl>
          <p className="small soft">{invoice.note}</p>
        </div>
        <div className={`grid ${styles.rates}`} data-shared>
          <div className={styles.about}>
            <h3>{withAmpersands(rates.heading)}</h3>
            <p className="small soft">
              <Inline text={rates.note} resolveLink={resolveLink} />
            </p>
          </div>
          <table className={`${styles.table} ${table.rows}`}>
            <caption className="visually-hidden">
              {first?.currency} an hour, {first?.year}
            </caption>
            <thead>
              <tr>
                <th scope="col">{rates.who}</th>
                {first?.regions.map(({ id, region }) => (
                  <th key={id} scope="col">
                    {region}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rates.cards.map(({ id, name, regions }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {regions.map(({ id: region, low, high, ours }) => (
                    <td
                      key={region}
                      data-fact={`rate-${id}-${region}`}
                      data-rate={`${id} ${region} ${low} ${high}`}
                      data-price={`rates/${id}`}
                      data-ours={ours || undefined}
                    >
                      {span(low, high)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
