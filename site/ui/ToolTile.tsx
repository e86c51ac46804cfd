import { technologyMarkId } from '../lib/technologyMarkId.ts';
import styles from './ToolTile.module.css';

interface ToolTileProps {
  name: string;
  /** Its logo, a drawing of the sprite. */
  icon: string;
  /** Address of the sprite that holds the logos. */
  sprite: string;
  /** The page about the tool; without it the name stands unlinked. */
  href: string | undefined;
}

/** A tool in a list: its logo and its name. */
export function ToolTile({ name, icon, sprite, href }: ToolTileProps) {
  return (
    <>
      <svg width="34" height="34" aria-hidden="true">
        <use href={`${sprite}#${technologyMarkId(icon)}`} />
      </svg>
      {href ? (
        <a className={styles.link} href={href}>
          {name}
        </a>
      ) : (
        name
      )}
    </>
  );
}
