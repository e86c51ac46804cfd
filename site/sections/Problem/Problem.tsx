import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { Inline } from '../../ui/Inline.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Problem as ProblemContent } from './Problem.schema.ts';
import styles from './Problem.module.css';

interface ProblemProps extends Omit<ProblemContent, 'limit'> {
  /** Which section of the page this is; `problem` unless said. */
  kind?: string;
  /** Left out where a later section says when not to buy. */
  limit?: ProblemContent['limit'] | undefined;
  resolveLink: ResolveLink;
}

/** What the service is there for, and when it is the wrong one. */
export function Problem({ kind = 'problem', heading, text, outside, limit, resolveLink }: ProblemProps) {
  const [first, ...rest] = text;
  return (
    <section data-section={kind}>
      <div className="container grid">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <div className={styles.words}>
          <p className="lede">
            <Inline text={first ?? ''} resolveLink={resolveLink} />
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph}>
              <Inline text={paragraph} resolveLink={resolveLink} />
            </p>
          ))}
          {outside && (
            <p data-fact={outside.fact}>
              <Inline text={outside.text} resolveLink={resolveLink} />
            </p>
          )}
          {limit && (
            <div className={styles.limit}>
              <h3>{withAmpersands(limit.heading)}</h3>
              <p>
                <Inline text={limit.text} resolveLink={resolveLink} />
              </p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
