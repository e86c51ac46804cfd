import { FewStrokes } from '../../../../art/charts/FewStrokes.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ServiceGroups as ServiceGroupsContent } from './ServiceGroups.schema.ts';
import type { ServiceGroup } from '../../records/serviceGroups.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './ServiceGroups.module.css';

interface ServiceGroupsProps extends ServiceGroupsContent {
  /** What links to this section ends in, such as `groups`. */
  id?: string;
  /** In their order; `id` is the anchor of a group. */
  groups: readonly (Pick<ServiceGroup, 'name' | 'text' | 'services'> & { id: string })[];
  resolveLink: ResolveLink;
}

/**
 * All services in groups: a stroke for each over the way to its group, and then the groups. A service with a page is a
 * card that leads there, the others share a list behind them.
 */
export function ServiceGroups({ id, heading, lede, others, groups, resolveLink }: ServiceGroupsProps) {
  return (
    <section id={id} data-section="service-groups">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <p className={styles.index}>
          {groups.map(({ id: group, name, services }) => (
            <a key={group} href={`#${group}`}>
              <FewStrokes count={services.length} className={styles.strokes} />
              <span>
                {withAmpersands(name)} <b>{services.length}</b>
              </span>
            </a>
          ))}
        </p>
        {groups.map(({ id: group, name, text, services }) => {
          const paged = services.filter(({ page }) => resolveLink(page));
          const unpaged = services.filter(({ page }) => !resolveLink(page));
          return (
            <div key={group} id={group} className={`grid ${styles.group}`}>
              <div className={styles.about}>
                <h3 className={styles.name}>{withAmpersands(name)}</h3>
                <p className="soft">{text}</p>
              </div>
              <div className={styles.services}>
                {paged.length > 0 && (
                  <ul role="list" className={`${full.two} ${styles.cards}`}>
                    {paged.map((service) => (
                      <li key={service.page}>
                        <a href={resolveLink(service.page)}>{service.name}</a>
                        <Icon name="arrow-right" size={22} stroke={2} />
                        <p className="small soft">{service.text}</p>
                      </li>
                    ))}
                  </ul>
                )}
                {unpaged.length > 0 && (
                  <>
                    {paged.length > 0 && <p className={`small ${styles.others}`}>{others}</p>}
                    <ul role="list" className={styles.list}>
                      {unpaged.map((service) => (
                        <li key={service.page}>
                          <b>{service.name}</b> <span className="small soft">{service.text}</span>
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
