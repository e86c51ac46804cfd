import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { TechnologyGroup } from '../../records/technologies.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import { ToolGroups } from '../../ui/ToolGroups.tsx';
import type { ToolLine as ToolLineContent } from './ToolLine.schema.ts';
import styles from './ToolLine.module.css';

interface ToolLineProps extends ToolLineContent {
  /** The groups, a line for each. */
  groups: readonly Pick<TechnologyGroup, 'name' | 'items'>[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
  resolveLink: ResolveLink;
}

/** The tools of a page by group, each with its logo. */
export function ToolLine({ heading, groups, sprite, resolveLink }: ToolLineProps) {
  return (
    <section className={styles.line} data-section="tech-stack" data-shared data-compact>
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ToolGroups groups={groups} sprite={sprite} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
