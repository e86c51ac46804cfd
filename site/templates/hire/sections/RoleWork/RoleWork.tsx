import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { technologyMarkId } from '../../../../lib/technologyMarkId.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { RoleWork as RoleWorkContent } from './RoleWork.schema.ts';
import styles from './RoleWork.module.css';

interface RoleWorkProps extends RoleWorkContent {
  /** Address of the sprite that holds the logos. */
  sprite: string;
  resolveLink: ResolveLink;
  /** The ground it stands on; without it the page's paper. */
  ground?: 'mist' | 'surface';
}

/** What the role does in a team: tools in a flowing line, the week, and where assistants help. */
export function RoleWork({ heading, text, outside, tools, ground, ai, sprite, resolveLink }: RoleWorkProps) {
  return (
    <section data-section="what-this-role-does-in-your-team" data-ground={ground}>
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
              <Inline text={paragraph} resolveLink={resolveLink} />
            </p>
          ))}
          {outside && (
            <p className={`soft ${styles.text} ${styles.limit}`} data-fact={outside.fact}>
              <Inline text={outside.text} resolveLink={resolveLink} />
            </p>
          )}
          <div className={styles.ai} data-section="ai-and-modern-tech-use">
            <h3>{withAmpersands(ai.heading)}</h3>
            <p className="soft">{ai.text}</p>
            <ArrowLink href={resolveLink(ai.link.page)}>{ai.link.label}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}
