import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { ProductRole } from '../../records/productRoles.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ProductRoles as ProductRolesContent } from './ProductRoles.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './ProductRoles.module.css';

interface ProductRolesProps extends ProductRolesContent {
  /** In the order of the industries; the roles that every product has stand in a group without one. */
  groups: readonly {
    industry: { name: string; page: string } | undefined;
    roles: readonly Pick<ProductRole, 'name' | 'may'>[];
  }[];
  resolveLink: ResolveLink;
}

/** The roles that products know, industry by industry, each with what it may do. */
export function ProductRoles({ heading, lede, everywhere, groups, resolveLink }: ProductRolesProps) {
  return (
    <section data-section="product-roles">
      <div className="container">
        <div className={`grid ${styles.head}`}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <div data-fact="product-roles">
          {groups.map(({ industry, roles }) => {
            const address = industry && resolveLink(industry.page);
            const name = industry?.name ?? everywhere;
            return (
              <div key={name} className={`grid ${styles.group}`}>
                <h3>{address ? <a href={address}>{name}</a> : name}</h3>
                <dl className={`${full.three} ${styles.roles}`}>
                  {roles.map((role) => (
                    <div key={role.name}>
                      <dt>{role.name}</dt>
                      <dd className="small soft">{role.may}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
