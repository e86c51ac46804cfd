import type { Href } from '../../lib/Href.ts';
import type { TechnologyGroup } from '../../records/technologies.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import { ToolTile } from '../../ui/ToolTile.tsx';
import type { ToolLine as ToolLineContent } from './ToolLine.schema.ts';
import styles from './ToolLine.module.css';

interface ToolLineProps extends ToolLineContent {
  /** The groups whose tools stand one after the other. */
  groups: readonly Pick<TechnologyGroup, 'name' | 'items'>[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
  href: Href;
}

/** The tools of a page as one flowing line, each with its logo. */
export function ToolLine({ heading, groups, sprite, href }: ToolLineProps) {
  return (
    <section className={styles.line} data-section="tech-stack" data-shared data-compact>
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.tools}>
          {groups
            .flatMap(({ items }) => items)
            .map(({ name, icon, page }) => (
              <li key={name}>
                <ToolTile name={name} icon={icon} sprite={sprite} href={page && href(page)} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
