import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { amounts } from '../../../../lib/money.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Hire as HireContent } from './Hire.schema.ts';
import type { RateCard } from '../../../../records/rates.ts';
import type { Role } from '../../../../records/roles.ts';
import styles from './Hire.module.css';

interface HireProps extends HireContent {
  /** What links to this section ends in, such as `hire`. */
  id?: string;
  /** Kinds of work with what an hour costs at each office, and the roles that cost that. */
  groups: readonly {
    card: Pick<RateCard, 'id' | 'name' | 'currency' | 'year'> & {
      regions: readonly Pick<RateCard['regions'][number], 'id' | 'office' | 'low' | 'high'>[];
    };
    roles: readonly Pick<Role, 'name' | 'short' | 'page'>[];
  }[];
  resolveLink: ResolveLink;
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

/** Whom you can hire, a flowing line for each kind of work, and what an hour costs at each office. */
export function Hire({ id, heading, lede, link, groups, resolveLink }: HireProps) {
  return (
    <section id={id} data-section="hire" data-ground="mist" data-shared="" data-continues="" data-whole>
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <div>
          {groups.map(({ card, roles }) => (
            <div key={card.id} className={styles.group}>
              <ul role="list" className={styles.roles}>
                {roles.map((role, at) => (
                  <li key={role.name}>
                    <RoleName {...role} next={roles[at + 1]} href={resolveLink(role.page)} />
                  </li>
                ))}
              </ul>
              <dl className={styles.rates} data-price={`rates/${card.id}`}>
                {card.regions.map(({ id: region, office, low, high }) => (
                  <div key={region}>
                    <dt>
                      In {office}, {card.year}
                    </dt>
                    <dd className={styles.rate}>{amounts(card.currency, low, high)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
