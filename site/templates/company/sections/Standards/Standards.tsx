import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Standards as StandardsContent } from './Standards.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './Standards.module.css';

interface StandardsProps extends StandardsContent {
  /** Which section of the page this is, such as `models-data-and-privacy`. */
  kind: string;
  resolveLink: ResolveLink;
}

/** What the software has to follow: standards, or rules, each with what it leaves open. */
export function Standards({ kind, heading, lede, entries, resolveLink }: StandardsProps) {
  return (
    <section data-section={kind} data-ground="surface">
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        <ul role="list" className={`${full.three} ${styles.entries}`}>
          {entries.map(({ name, text }) => (
            <li key={name}>
              <h3>{withAmpersands(name)}</h3>
              <p className="soft">
                <Inline text={text} resolveLink={resolveLink} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
