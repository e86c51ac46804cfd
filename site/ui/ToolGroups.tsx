import type { ResolveLink } from '../collections/ResolveLink.ts';
import { ToolTile } from './ToolTile.tsx';
import styles from './ToolGroups.module.css';

interface ToolGroupsProps {
  /** The groups in their order, such as "Front end" with its tools. */
  groups: readonly {
    name: string;
    items: readonly { name: string; icon: string; page?: string | undefined }[];
  }[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
  resolveLink: ResolveLink;
}

/** Tools with their logos, a line for each group beside its name. */
export function ToolGroups({ groups, sprite, resolveLink }: ToolGroupsProps) {
  return (
    <dl className={styles.groups}>
      {groups.map(({ name: group, items }) => (
        <div key={group}>
          <dt>{group}</dt>
          {items.map(({ name, icon, page }) => (
            <dd key={name}>
              <ToolTile name={name} icon={icon} sprite={sprite} href={page && resolveLink(page)} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
