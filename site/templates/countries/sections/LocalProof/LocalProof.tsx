import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { ReasonLines } from '../../../../ui/ReasonLines.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { LocalProof as LocalProofContent } from './LocalProof.schema.ts';
import styles from './LocalProof.module.css';

interface LocalProofProps extends Omit<LocalProofContent, 'client' | 'company' | 'demo'> {
  /** The client's name, trade and town. */
  client: { name: string; industry: string; place: string };
  resolveLink: ResolveLink;
}

/** One thing that happened with a client in the country, in words and minute by minute; under it why this agency. */
export function LocalProof({ heading, client, text, moments, after, why, resolveLink }: LocalProofProps) {
  return (
    <section data-section="local-proof">
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="small soft">
            {client.name}: {client.industry}, {client.place}
          </p>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Inline text={paragraph} resolveLink={resolveLink} />
            </p>
          ))}
        </div>
        <div className={styles.story}>
          <ol role="list" className={styles.moments}>
            {moments.map(({ time, text, wrong }) => (
              <li key={time} data-wrong={wrong || undefined}>
                <p className={styles.time}>{time}</p>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.after}>
            <Inline text={after} resolveLink={resolveLink} />
          </p>
        </div>
      </div>
      <div className="container">
        <ReasonLines {...why} kind="why-choose-us" />
      </div>
    </section>
  );
}
