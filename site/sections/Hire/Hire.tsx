import type { Href } from '../../lib/Href.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Hire as HireContent } from './Hire.schema.ts';
import type { Hiring } from '../../records/hiring.ts';
import type { Role } from '../../records/roles.ts';
import styles from './Hire.module.css';

interface HireProps extends HireContent {
  /** What links to this section ends in, such as `hire`. */
  id?: string;
  /** In their order. */
  roles: readonly Pick<Role, 'name' | 'short' | 'page'>[];
  /** In their order; `id` names the fact. */
  hiring: readonly (Pick<Hiring, 'name' | 'onboarding' | 'provider' | 'inHouse'> & { id: string })[];
  href: Href;
  /** Stands under a section on the same ground. */
  continues?: boolean;
}

interface RoleNameProps extends Pick<Role, 'name' | 'short'> {
  next: Pick<Role, 'name' | 'short'> | undefined;
  href: string | undefined;
}

const restOf = ({ name, short }: Pick<Role, 'name' | 'short'>) => name.slice(short.length);

/** A role in the flowing line: names that end alike show their end once, after the last of them. */
function RoleName({ name, short, next, href }: RoleNameProps) {
  const rest = restOf({ name, short });
  const repeated = next && restOf(next) === rest;
  const words = (
    <>
      {short}
      {rest && <span className={repeated ? 'visually-hidden' : undefined}>{rest}</span>}
    </>
  );
  return href ? <a href={href}>{words}</a> : words;
}

/** Whom you can hire, as one flowing line, and how soon they start. */
export function Hire({ id, heading, lede, link, roles, hiring, href, continues }: HireProps) {
  return (
    <section
      id={id}
      className={styles.hire}
      data-section="hire"
      data-shared=""
      data-continues={continues ? '' : undefined}
    >
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
          <ArrowLink href={href(link.page)}>{link.label}</ArrowLink>
        </div>
        <div className={styles.body}>
          <ul role="list" className={styles.roles}>
            {roles.map((role, at) => (
              <li key={role.name}>
                <RoleName {...role} next={roles[at + 1]} href={href(role.page)} />
              </li>
            ))}
          </ul>
          <dl className={styles.times}>
            {hiring.map(({ id: kind, name, onboarding, provider, inHouse }) => (
              <div key={kind} data-fact={`hiring-${kind}`}>
                <dt>{name}</dt>
                <dd className={styles.time}>{onboarding}</dd>
                <dd className="small soft">
                  to onboard. Hiring takes <span>{provider}</span> with us, <span>{inHouse}</span> in-house.
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
