import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { TechnologyGroup } from '../../records/technologies.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import { ToolTile } from '../../ui/ToolTile.tsx';
import type { TechStack as TechStackContent } from './TechStack.schema.ts';
import styles from './TechStack.module.css';

interface TechStackProps extends TechStackContent {
  /** The rows, in their order. */
  groups: Pick<TechnologyGroup, 'name' | 'items'>[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
  resolveLink: ResolveLink;
}

/** The tools by layer, each with its logo: rows on hairlines. */
export function TechStack({ heading, groups, sprite, resolveLink }: TechStackProps) {
  return (
    <section data-section="tech-stack" data-shared>
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        {groups.map(({ name, items }) => (
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
        ))}
      </div>
    </section>
  );
}
