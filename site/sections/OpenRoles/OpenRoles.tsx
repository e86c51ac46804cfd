import type { Href } from '../../lib/Href.ts';
import type { Job } from '../../records/jobs.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Inline } from '../../ui/Inline.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { OpenRoles as OpenRolesContent } from './OpenRoles.schema.ts';
import styles from './OpenRoles.module.css';

interface OpenRolesProps extends Pick<
  OpenRolesContent,
  'heading' | 'lede' | 'more' | 'duties' | 'needs' | 'empty'
> {
  /** What links to this section ends in, such as `open-roles`. */
  id: string;
  /** Every role with what its fields say in words; `apply` opens a mail. */
  roles: readonly (Pick<Job, 'title' | 'summary' | 'duties' | 'needs' | 'closes'> & {
    terms: string;
    pay: readonly string[];
    closesInWords: string;
    manager: string;
    apply: { label: string; href: string };
  })[];
  href: Href;
}

/** The roles one may apply for, and what to do when there is none. `openRoles.client.ts` hides what has closed. */
export function OpenRoles({ id, heading, lede, more, duties, needs, empty, roles, href }: OpenRolesProps) {
  const lists = (role: OpenRolesProps['roles'][number]) => [
    { name: duties, points: role.duties },
    { name: needs, points: role.needs },
  ];
  return (
    <section id={id} data-section="open-roles">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ul role="list" className={styles.roles} data-roles hidden={roles.length === 0}>
          {roles.map((role) => (
            <li key={role.title} className="grid" data-closes={role.closes}>
              <div className={styles.name}>
                <h3>{role.title}</h3>
                <p className="soft">{role.terms}</p>
              </div>
              <div className={styles.work}>
                <p>{role.summary}</p>
                <details className={styles.more}>
                  <summary>{more}</summary>
                  {lists(role).map(({ name, points }) => (
                    <div key={name}>
                      <h4>{name}</h4>
                      <ul>
                        {points.map((point) => (
                          <li key={point}>{point}</li>
                        ))}
                      </ul>
                    </div>
                  ))}
                  <p className="soft">{role.manager}</p>
                </details>
              </div>
              <div className={styles.terms}>
                {role.pay.map((pay) => (
                  <p key={pay} className={styles.pay}>
                    {pay}
                  </p>
                ))}
                <p className="small soft">{role.closesInWords}</p>
                <ArrowLink href={role.apply.href}>{role.apply.label}</ArrowLink>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.none} data-no-role hidden={roles.length > 0}>
          <h3>{empty.title}</h3>
          <p>
            <Inline text={empty.text} href={href} />
          </p>
        </div>
      </div>
    </section>
  );
}
