import { fill } from '../../../../collections/fill.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { cents } from '../../../../lib/money.ts';
import { unbroken } from '../../parts/unbroken.ts';
import { Paper, PaperBlocks, PaperTable, type Sender } from '../../parts/Paper.tsx';
import type { MonthInvoice as MonthInvoiceContent } from './MonthInvoice.schema.ts';

/** What the invoice reads of the sample project. */
interface Project {
  title: string;
  number: string;
  client: { name: string; address: readonly string[]; vat: string };
  company: {
    name: string;
    office: { address: readonly string[] };
    numbers: readonly { label: string; number: string }[];
    bank: readonly { label: string; value: string }[];
  };
  lines: readonly { name: string; place: string; billed: number; rate: number; amount: number }[];
  sums: { billed: number; amount: number };
  issuedOn: string;
  values: Readonly<Record<string, string>>;
}

interface MonthInvoiceProps extends Omit<MonthInvoiceContent, 'accounts'> {
  sender: Sender;
  project: Project;
  resolveLink: ResolveLink;
}

/** The bill of a month: hours by person times their rates, the line on tax, and where to pay. */
export function MonthInvoice(props: MonthInvoiceProps) {
  const { labels, tables, project } = props;
  const { client, company, lines, sums, values } = project;
  const shown = {
    parties: (
      <PaperBlocks
        blocks={[
          {
            title: `${labels.from} ${company.name}`,
            lines: [
              { label: labels.address, text: company.office.address.join(', ') },
              ...company.numbers.map(({ label, number }) => ({ label, text: unbroken(number) })),
              { label: labels.date, text: project.issuedOn },
            ],
          },
          {
            title: `${labels.to} ${client.name}`,
            lines: [
              { label: labels.address, text: client.address.join(', ') },
              { label: labels.vat, text: unbroken(client.vat) },
              { label: labels.project, text: `${project.title}, ${project.number}` },
              { label: labels.due, text: values['due'] },
            ],
          },
        ]}
      />
    ),
    lines: (
      <PaperTable
        words={tables.lines}
        values={values}
        numbers={3}
        reckoned="sample-project"
        rows={lines.map(({ name, place, billed, rate, amount }) => [
          `${name}, ${place}`,
          billed,
          cents(rate),
          cents(amount),
        ])}
        sums={[
          [tables.lines.subtotal, sums.billed, '', cents(sums.amount)],
          [tables.lines.tax, '', '', cents(0)],
          [fill(tables.lines.total, values), '', '', cents(sums.amount)],
        ]}
      />
    ),
    bank: (
      <PaperTable
        words={tables.bank}
        numbers={1}
        rows={company.bank.map(({ label, value }) => [label, unbroken(value)])}
      />
    ),
  };
  return <Paper {...props} kind="month-invoice" reckoned="sample-project" values={values} shown={shown} />;
}
