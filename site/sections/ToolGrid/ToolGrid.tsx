import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { Tool } from '../../records/technologies.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ToolTile } from '../../ui/ToolTile.tsx';
import type { ToolGrid as ToolGridContent } from './ToolGrid.schema.ts';
import styles from './ToolGrid.module.css';

interface ToolGridProps extends ToolGridContent {
  /** 3 where the section belongs to the one before it. */
  level?: 2 | 3;
  /** Which section of the page this is; `tech-stack` unless said. */
  kind?: string;
  tools: readonly Tool[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
  /** Name of the fixed fact that the number of tools states. */
  fact?: string | undefined;
  resolveLink: ResolveLink;
}

/** Possible numbers of columns, preferred first. */
const COLUMNS = [9, 8, 6] as const;

/** The number of columns that leaves the fewest gaps in the last row. */
const columnsFor = (count: number): number => {
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return COLUMNS.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
};

/** The tools of one trade as a field of logos. */
export function ToolGrid({
  kind = 'tech-stack',
  level,
  heading,
  lede,
  tools,
  sprite,
  fact,
  resolveLink,
}: ToolGridProps) {
  return (
    <section data-section={kind}>
      <div className="container">
        <SectionHead {...{ heading, level }} split="8-4" space={44}>
          {lede}
        </SectionHead>
        <ul
          role="list"
          className={styles.tools}
          data-columns={columnsFor(tools.length)}
          data-fact={fact}
          data-shared
        >
          {tools.map(({ name, icon, page }) => (
            <li key={name}>
              <ToolTile name={name} icon={icon} sprite={sprite} href={page && resolveLink(page)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
