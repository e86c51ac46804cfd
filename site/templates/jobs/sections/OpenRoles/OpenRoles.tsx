import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Job } from '../../records/jobs.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { OpenRoles as OpenRolesContent } from './OpenRoles.schema.ts';
import styles from './OpenRoles.module.css';

interface OpenRolesProps extends Pick<OpenRolesContent, 'heading' | 'lede' | 'empty'> {
  /** What links to this section ends in, such as `open-roles`. */
  id: string;
  /** Every role with what its fields say in words; `more` leads to its page, `apply` opens a mail. */
  roles: readonly (Pick<Job, 'title' | 'summary' | 'closes'> & {
    terms: string;
    pay: readonly string[];
    closesInWords: string;
    page: string;
    more: string;
    apply: { label: string; href: string };
  })[];
  resolveLink: ResolveLink;
}

/** The roles one may apply for, and what to do when there is none. `openRoles.client.ts` hides what has closed. */
export function OpenRoles({ id, heading, lede, empty, roles, resolveLink }: OpenRolesProps) {
  return (
    <section id={id} data-section="open-roles">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ul role="list" className={styles.roles} data-roles hidden={roles.length === 0}>
          {roles.map((role) => (
            <li key={role.title} className="grid" data-closes={role.closes}>
              <div className={styles.name}>
                <h3>
                  <a href={resolveLink(role.page)}>{role.title}</a>
                </h3>
                <p className="soft">{role.terms}</p>
              </div>
              <div className={styles.work}>
                <p>{role.summary}</p>
                <ArrowLink href={resolveLink(role.page)}>{role.more}</ArrowLink>
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
            <Inline text={empty.text} resolveLink={resolveLink} />
          </p>
        </div>
      </div>
    </section>
  );
}
