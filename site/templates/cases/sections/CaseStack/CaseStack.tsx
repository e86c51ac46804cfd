import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { technologyMarkId } from '../../../../lib/technologyMarkId.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseStack as CaseStackContent } from './CaseStack.schema.ts';
import styles from './CaseStack.module.css';

interface CaseStackProps extends CaseStackContent {
  /** Address of the sprite that holds the logos. */
  sprite: string;
  resolveLink: ResolveLink;
}

/** What a product runs on: words, and its tools in one line of logos. */
export function CaseStack({ heading, text, tools, sprite, resolveLink }: CaseStackProps) {
  return (
    <section data-section="tech-stack" data-ground="surface">
      <div className="container grid">
        <div className={styles.words}>
          <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Inline text={paragraph} resolveLink={resolveLink} />
            </p>
          ))}
        </div>
        <ul role="list" className={styles.tools}>
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
