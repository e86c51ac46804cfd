import type { Href } from '../../lib/Href.ts';
import { Inline } from '../../ui/Inline.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Compliance as ComplianceContent } from './Compliance.schema.ts';
import styles from './Compliance.module.css';

interface ComplianceProps extends ComplianceContent {
  href: Href;
}

/** Rules and data on the dark band, in two or three columns of text. */
export function Compliance({ heading, notes, href }: ComplianceProps) {
  return (
    <section data-section="compliance-and-data" data-ground="indigo">
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.notes}>
          {notes.map(({ title, text }) => (
            <li key={title}>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">
                <Inline text={text} href={href} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
