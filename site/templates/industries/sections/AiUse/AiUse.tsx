import { Talk } from './drawings/Talk.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { LedeColumn } from '../../../../ui/LedeColumn.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { AiUse as AiUseContent } from './AiUse.schema.ts';
import beside from '../../../../ui/beside.module.css';
import styles from './AiUse.module.css';

interface AiUseProps {
  use: AiUseContent;
  resolveLink: ResolveLink;
}

/** What a model does and what it may not do, in words alone or beside a talk with it. */
export function AiUse({ use, resolveLink }: AiUseProps) {
  const { heading, text, link } = use;
  const way = <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>;
  return (
    <section data-section="ai-and-modern-tech-use" data-ground="teal">
      <div className={`container grid ${beside.beside} ${styles.columns}`}>
        {'turns' in use ? (
          <>
            <LedeColumn heading={heading} text={text} className={styles.words}>
              {way}
            </LedeColumn>
            <figure className={styles.test}>
              <figcaption>
                <b>{use.title}</b>
              </figcaption>
              <Talk turns={use.turns} />
            </figure>
          </>
        ) : (
          <>
            <h2>{withAmpersands(heading)}</h2>
            <div className={styles.words}>
              {text.map((paragraph) => (
                <p key={paragraph} className="lede">
                  {paragraph}
                </p>
              ))}
              {way}
            </div>
          </>
        )}
      </div>
    </section>
  );
}
