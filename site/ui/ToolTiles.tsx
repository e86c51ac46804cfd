import type { ResolveLink } from '../collections/ResolveLink.ts';
import { ToolTile } from './ToolTile.tsx';
import styles from './ToolTiles.module.css';

interface ToolTilesProps {
  tools: readonly { name: string; icon: string; page?: string | undefined }[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
  /** Name of the fixed fact that the number of tools states. */
  fact?: string | undefined;
  resolveLink: ResolveLink;
}

/** The tools of one trade in lines, each with its logo. */
export const ToolTiles = ({ tools, sprite, fact, resolveLink }: ToolTilesProps) => (
  <ul role="list" className={styles.tools} data-fact={fact} data-shared>
    {tools.map(({ name, icon, page }) => (
      <li key={name}>
        <ToolTile name={name} icon={icon} sprite={sprite} href={page && resolveLink(page)} />
      </li>
    ))}
  </ul>
);
