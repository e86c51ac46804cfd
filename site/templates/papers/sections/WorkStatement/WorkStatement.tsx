import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { amount } from '../../../../lib/money.ts';
import { unbroken } from '../../parts/unbroken.ts';
import { Paper, PaperBlocks, PaperTable, type Sender } from '../../parts/Paper.tsx';
import type { WorkStatement as WorkStatementContent } from './WorkStatement.schema.ts';
import styles from './WorkStatement.module.css';

interface Named {
  name: string;
  position: string;
}

/** What the contract reads of the sample project. */
interface Project {
  title: string;
  number: string;
  client: { name: string; address: readonly string[]; vat: string; signs: string; position: string };
  company: { name: string; office: { address: readonly string[] }; bank: readonly Detail[] };
  signs: Named;
  lead: Named;
  signedOn: string;
  lines: readonly (Named & { place: string; does: string; hours: number; rate: number; sum: number })[];
  sums: { hours: number; sum: number };
  deliverables: readonly { name: string; accepted: string; day: string }[];
  values: Readonly<Record<string, string>>;
}

interface Detail {
  label: string;
  value: string;
}

interface WorkStatementProps extends WorkStatementContent {
  sender: Sender;
  project: Project;
  resolveLink: ResolveLink;
}

/** A contract for one project, filled in: what is built, by whom, for how much, and how either side gets out. */
export function WorkStatement(props: WorkStatementProps) {
  const { labels, tables, project } = props;
  const { client, company, signs, lead, lines, sums, values } = project;
  const shown = {
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
  return (
    <Paper {...props} kind="statement-of-work" reckoned="sample-project" values={values} shown={shown} />
  );
}
