import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Transcript as TranscriptContent } from './Transcript.schema.ts';
import styles from './Transcript.module.css';

interface TranscriptProps extends Omit<TranscriptContent, 'demo'> {
  ground?: 'teal' | 'indigo' | undefined;
  resolveLink: ResolveLink;
}

/** What AI does here, shown by the same input before and after a change, word for word. */
export function Transcript(props: TranscriptProps) {
  const { ground = 'teal', heading, text, link, before, after, resolveLink } = props;
  const [lede, ...more] = text;
  return (
    <section className={styles.transcript} data-section="ai-and-modern-tech-use" data-ground={ground}>
      <div className={`container grid ${styles.columns}`}>
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
        {[before, after].map(({ title, turns, note }) => (
          <article key={title} className={styles.run} data-ground="page">
            <h3>{title}</h3>
            <dl>
              {turns.map((turn) => (
                <div key={turn.text}>
                  <dt className="small soft">{turn.who}</dt>
                  <dd>{turn.marked ? <mark>{turn.text}</mark> : turn.text}</dd>
                </div>
              ))}
            </dl>
            <p className={`small ${styles.note}`}>{note}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
