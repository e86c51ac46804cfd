import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Standards as StandardsContent } from './Standards.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './Standards.module.css';

interface StandardsProps extends Pick<StandardsContent, 'heading' | 'entries'> {
  lede?: string;
  /** Which section of the page this is; `integrations-and-standards` unless said. */
  kind?: string;
  /** On the dark band the entries are long notes, with a stroke of rain between them. */
  ground?: 'mist' | 'surface' | 'indigo';
  resolveLink: ResolveLink;
}

/** What the software has to follow: standards, or rules, each with what it leaves open. */
export function Standards({
  kind = 'integrations-and-standards',
  ground = 'mist',
  heading,
  lede,
  entries,
  resolveLink,
}: StandardsProps) {
  return (
    <section data-section={kind} data-ground={ground}>
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        {lede && <p className={`lede ${styles.lede}`}>{lede}</p>}
        <ul role="list" className={ground === 'indigo' ? styles.notes : `${full.three} ${styles.entries}`}>
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
