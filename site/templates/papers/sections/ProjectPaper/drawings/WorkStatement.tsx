import { amount } from '../../../../../lib/money.ts';
import { unbroken } from '../../../parts/unbroken.ts';
import { PaperBlocks, PaperTable, type Values } from '../../../parts/Paper.tsx';
import type { SampleProject } from '../../../records/sampleProject.ts';
import type { WorkStatement } from './WorkStatement.schema.ts';
import styles from './WorkStatement.module.css';

/** A contract for one project, filled in: what is built, by whom, for how much, and how either side gets out. */
export function workStatement({ labels, tables }: WorkStatement, project: SampleProject, values: Values) {
  const { client, company, signs, lead, lines, sums } = project;
  return {
    parties: (
      <PaperBlocks
        blocks={[
          {
            title: client.name,
            lines: [
              { label: labels.client, text: client.address.join(', ') },
              { label: labels.vat, text: unbroken(client.vat) },
              { label: labels.project, text: `${project.title}, ${project.number}` },
            ],
          },
          {
            title: company.name,
            lines: [
              { label: labels.supplier, text: company.office.address.join(', ') },
              { label: labels.lead, text: lead.name },
            ],
          },
        ]}
      />
    ),
    deliverables: (
      <PaperTable
        words={tables.deliverables}
        rows={project.deliverables.map(({ name, accepted, day }) => [name, accepted, day])}
      />
    ),
    people: (
      <PaperTable
        words={tables.people}
        values={values}
        numbers={3}
        reckoned="sample-project"
        rows={lines.map(({ name, position, place, does, hours, rate, sum }) => [
          `${name}, ${position}, ${place}`,
          does,
          amount(hours),
          rate,
          amount(sum),
        ])}
        sums={[[tables.people.total, '', amount(sums.hours), '', amount(sums.sum)]]}
      />
    ),
    bank: (
      <PaperTable
        words={tables.bank}
        numbers={1}
        rows={company.bank.map(({ label, value }) => [label, unbroken(value)])}
      />
    ),
    signatures: (
      <div className={styles.signatures}>
        {[
          { who: client.signs, position: client.position, side: client.name },
          { who: signs.name, position: signs.position, side: company.name },
        ].map(({ who, position, side }) => (
          <div key={side}>
            <p className={styles.line}>{labels.signature}</p>
            <p>
              {who}, {position}
            </p>
            <p>{side}</p>
            <p>
              {labels.signed}: {project.signedOn}
            </p>
          </div>
        ))}
      </div>
    ),
  };
}
