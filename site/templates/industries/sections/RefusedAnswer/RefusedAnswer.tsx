import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { RefusedAnswer as RefusedAnswerContent } from './RefusedAnswer.schema.ts';
import styles from './RefusedAnswer.module.css';

interface RefusedAnswerProps extends RefusedAnswerContent {
  resolveLink: ResolveLink;
}

/** What a model may not answer, shown on one talk in which it refused. */
export function RefusedAnswer({ heading, text, link, title, turns, note, resolveLink }: RefusedAnswerProps) {
  const [lede, ...more] = text;
  return (
    <section data-section="ai-and-modern-tech-use" data-ground="teal">
      <div className="container grid">
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
          {more.map((paragraph) => (
            <p key={paragraph} className="soft">
              {paragraph}
            </p>
          ))}
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <figure className={styles.talk}>
          <figcaption className={styles.title}>{title}</figcaption>
          <ol role="list">
            {turns.map(({ by, text: words }) => (
              <li key={words}>
                <b>{by}</b>
                <p>{words}</p>
              </li>
            ))}
          </ol>
          <p className="small soft">{note}</p>
        </figure>
      </div>
    </section>
  );
}
