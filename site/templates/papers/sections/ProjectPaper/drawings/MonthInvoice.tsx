import { fill } from '../../../../../collections/fill.ts';
import { cents } from '../../../../../lib/money.ts';
import { unbroken } from '../../../parts/unbroken.ts';
import { PaperBlocks, PaperTable, type Values } from '../../../parts/Paper.tsx';
import type { SampleProject } from '../../../records/sampleProject.ts';
import type { MonthInvoice } from './MonthInvoice.schema.ts';

/** The bill of a month: hours by person times their rates, the line on tax, and where to pay. */
export function monthInvoice({ labels, tables }: MonthInvoice, project: SampleProject, values: Values) {
  const { client, company, lines, sums } = project;
  return {
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
              { label: labels.due, text: project.values.due },
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
}
