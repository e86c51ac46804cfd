import type { Href } from '../../lib/Href.ts';
import type { Tool } from '../../records/technologies.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import { ToolTile } from '../../ui/ToolTile.tsx';
import type { HandoverList as HandoverListContent } from './HandoverList.schema.ts';
import styles from './HandoverList.module.css';

interface HandoverListProps extends HandoverListContent {
  /** The tools it is built with. */
  shown: readonly Tool[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
  /** Name of the fixed fact that the number of tools states. */
  fact?: string | undefined;
  href: Href;
}

/** What is handed over in two columns, and under it the tools it is built with. */
export function HandoverList(props: HandoverListProps) {
  const { heading, lede, entries, tools, shown, sprite, fact, href } = props;
  return (
    <section className={styles.handover} data-section="deliverables">
      <div className="container">
        <SectionHead heading={heading} split="8-4" space={40}>
          {lede}
        </SectionHead>
        <ul role="list" className={styles.entries}>
          {entries.map(({ title, text, when }) => (
            <li key={title}>
              <p className={styles.when}>{when}</p>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.tools} data-section="tech-stack">
          <h3>{withAmpersands(tools)}</h3>
          <ul role="list" data-fact={fact} data-shared>
            {shown.map(({ name, icon, page }) => (
              <li key={name}>
                <ToolTile name={name} icon={icon} sprite={sprite} href={page && href(page)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
