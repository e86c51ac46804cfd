import type { Href } from '../../lib/Href.ts';
import { technologyMarkId } from '../../lib/technologyMarkId.ts';
import { Inline } from '../../ui/Inline.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { RoleWork as RoleWorkContent } from './RoleWork.schema.ts';
import styles from './RoleWork.module.css';

interface RoleWorkProps extends RoleWorkContent {
  /** Address of the sprite that holds the logos. */
  sprite: string;
  href: Href;
}

/** What the role does in a team: its tools as one flowing line, its week, and when to hire somebody else. */
export function RoleWork({ heading, text, outside, tools, neighbours, sprite, href }: RoleWorkProps) {
  return (
    <section data-section="what-this-role-does-in-your-team">
      <div className="container grid">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <div className={styles.body}>
          <ul role="list" className={styles.tools}>
            {tools.map(({ name, icon }) => (
              <li key={name}>
                <svg width="30" height="30" aria-hidden="true">
                  <use href={`${sprite}#${technologyMarkId(icon)}`} />
                </svg>
                {name}
              </li>
            ))}
          </ul>
          {text.map((paragraph) => (
            <p key={paragraph} className={`lede ${styles.text}`}>
              <Inline text={paragraph} href={href} />
            </p>
          ))}
          {outside && (
            <p className={`soft ${styles.text} ${styles.limit}`} data-fact={outside.fact}>
              <Inline text={outside.text} href={href} />
            </p>
          )}
          <h3 className={styles.neighbours}>{withAmpersands(neighbours.heading)}</h3>
          <p className={`soft ${styles.limit}`}>
            <Inline text={neighbours.text} href={href} />
          </p>
        </div>
      </div>
    </section>
  );
}
