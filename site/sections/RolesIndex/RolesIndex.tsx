import type { Href } from '../../lib/Href.ts';
import { RowGroup } from '../../ui/RowGroup.tsx';
import styles from './RolesIndex.module.css';

interface RolesIndexProps {
  /** What links to this section ends in, such as `roles`. */
  id?: string;
  /** Groups of roles; `joins` is the time from the reader's choice to the first day, such as "2 days". */
  groups: readonly {
    heading: string;
    roles: readonly { id: string; name: string; text: string; joins: string; page: string }[];
  }[];
  href: Href;
}

/** Everybody who can be hired, in groups, each with the case for hiring this role. */
export function RolesIndex({ id, groups, href }: RolesIndexProps) {
  return (
    <section id={id} className={styles.roles} data-section="roles-grid" data-ground="mist">
      {groups.map(({ heading, roles }) => (
        <RowGroup
          key={heading}
          heading={heading}
          rows={roles.map(({ id: role, name, text, joins, page }) => ({
            id: role,
            name,
            text,
            detail: `Joins ${joins} after your choice`,
            href: href(page),
          }))}
        />
      ))}
    </section>
  );
}
