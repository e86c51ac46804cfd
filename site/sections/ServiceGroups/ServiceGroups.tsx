import type { Href } from '../../lib/Href.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { ServiceGroups as ServiceGroupsContent } from './ServiceGroups.schema.ts';
import type { ServiceGroup } from '../../records/serviceGroups.ts';
import styles from './ServiceGroups.module.css';

interface ServiceGroupsProps extends ServiceGroupsContent {
  /** What links to this section ends in, such as `groups`. */
  id?: string;
  /** In their order; `id` is the anchor of a group. */
  groups: readonly (Pick<ServiceGroup, 'name' | 'text' | 'services'> & { id: string })[];
  href: Href;
}

/** All services in groups: the group in large type, its services beside it. */
export function ServiceGroups({ id, heading, lede, groups, href }: ServiceGroupsProps) {
  return (
    <section id={id} data-section="service-groups">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        {groups.map(({ id: group, name, text, services }) => (
          <div key={group} id={group} className={`grid ${styles.group}`}>
            <div className={styles.about}>
              <h3 className={styles.name}>{withAmpersands(name)}</h3>
              <p className="soft">{text}</p>
            </div>
            <ul role="list" className={styles.services}>
              {services.map((service) => (
                <li key={service.page}>
                  <b>{href(service.page) ? <a href={href(service.page)}>{service.name}</a> : service.name}</b>
                  <p className="small soft">{service.text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
