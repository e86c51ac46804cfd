import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { fill } from '../../../../collections/fill.ts';
import { cents, span } from '../../../../lib/money.ts';
import { rateData } from '../../../../lib/rateData.ts';
import type { RateCard } from '../../../../records/rates.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import table from '../../../../ui/table.module.css';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { SpecimenInvoice } from '../../parts/SpecimenInvoice.tsx';
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

const priced = (currency: string | undefined, amount: string) => (
  <>
    {currency} {amount}
  </>
);

/** How the reader is billed: a specimen of the invoice, and rates beside those of the reader's own region. */
export function Invoicing({ heading, lede, text, invoice, currency, rates, resolveLink }: InvoicingProps) {
  const [first] = rates.cards;
  const { hours, rate, exchange, percent } = invoice;
  const sum = hours * rate;
  const lines = [
    {
      label: fill(invoice.work, { hours: String(hours), rate: String(rate) }),
      value: priced(first?.currency, cents(sum)),
    },
    { label: invoice.tax, value: priced(first?.currency, invoice.taxAmount) },
    {
      label: fill(invoice.converted, { exchange: String(exchange) }),
      value: priced(currency, cents(sum / exchange)),
      total: true,
    },
    {
      label: fill(invoice.declared, { percent: String(percent) }),
      value: priced(currency, cents((sum / exchange) * (percent / 100))),
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
        <SpecimenInvoice
          className={styles.invoice}
          title={invoice.title}
          lines={lines}
          rates={first?.id}
          note={invoice.note}
        >
          <p className="small soft">
            {invoice.parties.map((party) => (
              <span key={party}>{party}</span>
            ))}
          </p>
        </SpecimenInvoice>
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
                  {regions.map((region) => (
                    <td key={region.id} {...rateData(id, region)} data-ours={region.ours || undefined}>
                      {span(region.low, region.high)}
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
