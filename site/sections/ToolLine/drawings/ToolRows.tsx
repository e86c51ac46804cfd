import type { ComponentProps } from 'react';
import type { ToolGroups } from '../../../ui/ToolGroups.tsx';
import { ToolTile } from '../../../ui/ToolTile.tsx';
import styles from './ToolRows.module.css';

/** The tools by layer: rows on hairlines, each beside the name of its layer. */
export const ToolRows = ({ groups, sprite, resolveLink }: ComponentProps<typeof ToolGroups>) =>
  groups.map(({ name, items }) => (
    <div key={name} className={`grid ${styles.row}`}>
      <h3 className={styles.group}>{name}</h3>
      <ul role="list" className={styles.tools}>
        {items.map(({ name: tool, icon, page }) => (
          <li key={tool}>
            <ToolTile name={tool} icon={icon} sprite={sprite} href={page && resolveLink(page)} />
          </li>
        ))}
      </ul>
    </div>
  ));
