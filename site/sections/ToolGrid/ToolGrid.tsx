import { SectionHead } from '../../ui/SectionHead.tsx';
import type { ToolSet } from '../../records/toolSets.ts';
import { technologyMarkId } from '../../lib/technologyMarkId.ts';
import type { ToolGrid as ToolGridContent } from './ToolGrid.schema.ts';
import styles from './ToolGrid.module.css';

interface ToolGridProps extends ToolGridContent {
  tools: ToolSet['items'];
  /** Address of the sprite that holds the logos. */
  sprite: string;
  /** Name of the fixed fact that the number of tools states. */
  fact?: string | undefined;
}

/** The tools of one trade as a field of logos. */
export function ToolGrid({ heading, lede, tools, sprite, fact }: ToolGridProps) {
  return (
    <section data-section="tech-stack">
      <div className="container">
        <SectionHead heading={heading} split="8-4" space={44}>
          {lede}
        </SectionHead>
        <ul role="list" className={styles.tools} data-fact={fact} data-shared>
          {tools.map(({ name, icon }) => (
            <li key={name}>
              <svg width="34" height="34" aria-hidden="true">
                <use href={`${sprite}#${technologyMarkId(icon)}`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
