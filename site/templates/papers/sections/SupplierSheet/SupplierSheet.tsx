import { fill } from '../../../../collections/fill.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { span } from '../../../../lib/money.ts';
import { unbroken } from '../../parts/unbroken.ts';
import type { Agency } from '../../../../records/agency.schema.ts';
import { Paper, PaperBlocks, PaperTable, type Sender } from '../../parts/Paper.tsx';
import type { SupplierSheet as SupplierSheetContent } from './SupplierSheet.schema.ts';

type Contact = Agency['contacts']['sales'];

interface Company {
  name: string;
  office: Pick<Agency['offices'][number], 'city' | 'country' | 'address' | 'hours'>;
  numbers: readonly { label: string; number: string }[];
  demo: boolean;
}

interface SupplierSheetProps extends Omit<SupplierSheetContent, 'references' | 'people'> {
  sender: Sender;
  companies: readonly Company[];
  contacts: readonly Contact[];
  rates: readonly { id: string; name: string; low: number; high: number; office: string; regionId: string }[];
  certificates: readonly { standard: string; number: string; issuer: string; until: string }[];
  references: readonly { name: string; position: string; company: string; place: string; country: string }[];
  values: Readonly<Record<string, string>>;
  resolveLink: ResolveLink;
}

/** What a buyer's procurement asks before it opens an account, on two printed pages. */
export function SupplierSheet(props: SupplierSheetProps) {
  const { labels, tables, companies, contacts, rates, certificates, references, values } = props;
  const shown = {
    companies: (
      <PaperBlocks
        blocks={companies.map(({ name, office, numbers, demo }) => ({
          title: name,
          lines: [
            { label: labels.address, text: [...office.address, office.country].join(', ') },
            ...numbers.map(({ label, number }) => ({
              label,
              text: (
                <>
                  {unbroken(number)}
                  {demo && ` (${labels.demo})`}
                </>
              ),
            })),
          ],
        }))}
      />
    ),
    contacts: (
      <PaperBlocks
        blocks={[
          ...contacts.map(({ label, email, phone }) => ({
            title: label,
            lines: [
              { label: labels.email, text: <a href={`mailto:${email}`}>{email}</a> },
              {
                label: labels.phone,
                text: <a href={`tel:${phone.replaceAll(' ', '')}`}>{unbroken(phone)}</a>,
              },
            ],
          })),
          ...companies.map(({ office }) => ({
            title: office.city,
            lines: [{ label: labels.hours, text: fill(labels.hoursText, office.hours) }],
          })),
        ]}
      />
    ),
    rates: (
      <PaperTable
        words={tables.rates}
        values={values}
        numbers={1}
        rows={rates.map(({ id, name, office, regionId, low, high }) => [
          `${name}, ${office}`,
          <span
            key="rate"
            data-fact={`rate-${id}-${regionId}`}
            data-rate={`${id} ${regionId} ${low} ${high}`}
            data-price={`rates/${id}`}
          >
            {span(low, high)}
          </span>,
        ])}
      />
    ),
    certificates: (
      <PaperTable
        words={tables.certificates}
        rows={certificates.map(({ standard, number, issuer, until }) => [standard, number, issuer, until])}
      />
    ),
    references: (
      <PaperTable
        words={tables.references}
        rows={references.map(({ name, position, company, place, country }) => [
          `${name}, ${position}`,
          company,
          `${place}, ${country}`,
        ])}
      />
    ),
  };
  return <Paper {...props} kind="supplier-sheet" roomy shown={shown} />;
}
