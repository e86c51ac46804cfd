import type { Href } from '../../lib/Href.ts';
import { amounts } from '../../lib/money.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Hire as HireContent } from './Hire.schema.ts';
import type { RateCard } from '../../records/rates.ts';
import type { Role } from '../../records/roles.ts';
import styles from './Hire.module.css';

interface HireProps extends HireContent {
  /** What links to this section ends in, such as `hire`. */
  id?: string;
  /** In their order. */
  roles: readonly Pick<Role, 'name' | 'short' | 'page'>[];
  /** What an hour of each kind of work costs where the agency's own people work. */
  rates: readonly (Pick<RateCard, 'name' | 'currency' | 'year'> & {
    id: string;
    low: number;
    high: number;
    region: string;
  })[];
  href: Href;
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

/** Whom you can hire, as one flowing line, and what an hour costs. */
export function Hire({ id, heading, lede, link, roles, rates, href }: HireProps) {
  return (
    <section
      id={id}
      className={styles.hire}
      data-section="hire"
      data-ground="mist"
      data-shared=""
      data-continues=""
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
          <dl className={styles.rates}>
            {rates.map(({ id: kind, name, currency, low, high, region, year }) => (
              <div key={kind}>
                <dt>
                  {name} in {region}, {year}
                </dt>
                <dd className={styles.rate}>{amounts(currency, low, high)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
