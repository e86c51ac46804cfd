import type { TechnologyGroup } from '../../records/technologies.ts';
import { technologyMarkId } from '../../lib/technologyMarkId.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { TechStack as TechStackContent } from './TechStack.schema.ts';
import styles from './TechStack.module.css';

interface TechStackProps extends TechStackContent {
  /** The rows, in their order. */
  groups: Pick<TechnologyGroup, 'name' | 'items'>[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
}

/** The tools by layer, each with its logo: rows on hairlines. */
export function TechStack({ heading, groups, sprite }: TechStackProps) {
  return (
    <section data-section="tech-stack" data-shared>
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        {groups.map(({ name, items }) => (
          <div key={name} className={`grid ${styles.row}`}>
            <h3 className={styles.group}>{name}</h3>
            <ul role="list" className={styles.tools}>
              {items.map((item) => (
                <li key={item.name}>
                  <svg width="34" height="34" aria-hidden="true">
                    <use href={`${sprite}#${technologyMarkId(item.icon)}`} />
                  </svg>
                  {item.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
