import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { span } from '../../../../lib/money.ts';
import type { RateCard } from '../../../../collections/rateCard.ts';
import { ScrollBox } from '../../../../ui/ScrollBox.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { RolesIndex as RolesIndexContent } from './RolesIndex.schema.ts';
import styles from './RolesIndex.module.css';

type Row = Omit<RolesIndexContent['groups'][number]['roles'][number], 'role'>;

interface RolesIndexProps extends Omit<RolesIndexContent, 'groups'> {
  /** What links to this section ends in, such as `roles`. */
  id?: string;
  groups: readonly {
    heading: string;
    roles: readonly (Row & {
      id: string;
      name: string;
      page: string;
      /** The card of its rates, and what an hour costs at each office. */
      rates: string;
      offices: readonly Pick<RateCard['regions'][number], 'office' | 'low' | 'high'>[];
    })[];
  }[];
  /** Kinds of roles with the time from the reader's choice to the first day, and how many roles each has. */
  joins: readonly { id: string; name: string; onboarding: string; roles: number }[];
  /** Currency and year of the rates. */
  currency: string;
  year: number;
  resolveLink: ResolveLink;
}

/** In words what a square shows. */
const part = ({ leads, helps }: Pick<Row, 'leads' | 'helps'>, skill: string) =>
  leads.includes(skill) ? 'Leads' : helps.includes(skill) ? 'Helps' : undefined;

/** Everybody who can be hired: a grid of roles and skills, and the case for each role. */
export function RolesIndex(props: RolesIndexProps) {
  const { id, heading, lede, skills, groups, joins, currency, year, resolveLink } = props;
  return (
    <section id={id} className={styles.roles} data-section="roles-grid" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <dl className={styles.joins}>
          {joins.map(({ id: kind, name, onboarding, roles }) => (
            <div key={kind} data-fact={`onboarding-${kind}`}>
              <dt>{onboarding}</dt>
              <dd className="soft">
                until {name.toLowerCase()} join, in {roles === 1 ? 'one role' : `${roles} roles`}
              </dd>
            </div>
          ))}
        </dl>
        <ScrollBox label={heading}>
          <table className={styles.grid}>
            <caption className="visually-hidden">{heading}</caption>
            <thead>
              <tr>
                <th scope="col">Role</th>
                {skills.map((skill) => (
                  <th key={skill} scope="col" className={styles.skill}>
                    <span>{skill}</span>
                  </th>
                ))}
                <th scope="col" className={styles.wide}>
                  {currency} an hour, {year}
                </th>
                <th scope="col" className={styles.wide}>
                  Hire this one when
                </th>
              </tr>
            </thead>
            {groups.map(({ heading: group, roles }) => (
              <tbody key={group}>
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={skills.length + 3}>
                    {withAmpersands(group)}
                  </th>
                </tr>
                {roles.map(({ id: role, name, page, text, rates, offices, ...row }) => {
                  const address = resolveLink(page);
                  return (
                    <tr key={role} id={role}>
                      <th scope="row">{address ? <a href={address}>{name}</a> : name}</th>
                      {skills.map((skill) => (
                        <td key={skill} className={styles.square} data-part={part(row, skill)}>
                          {part(row, skill) && <span>{part(row, skill)}</span>}
                        </td>
                      ))}
                      <td className={styles.price} data-shared data-price={`rates/${rates}`}>
                        {offices.map(({ office, low, high }) => (
                          <span key={office}>
                            {office} {span(low, high)}
                          </span>
                        ))}
                      </td>
                      <td className={styles.case}>{text}</td>
                    </tr>
                  );
                })}
              </tbody>
            ))}
          </table>
        </ScrollBox>
      </div>
    </section>
  );
}
