import { withAmpersands } from '../../ui/Title.tsx';
import type { SpecRows as SpecRowsContent } from './SpecRows.schema.ts';
import styles from './SpecRows.module.css';

interface SpecRowsProps extends SpecRowsContent {
  /** Which section of the page this is; `deliverables` unless said. */
  kind?: string;
}

/** What is handed over and when: ruled rows of name, content and time. */
export function SpecRows({ kind = 'deliverables', heading, rows }: SpecRowsProps) {
  return (
    <section data-section={kind}>
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.rows}>
          {rows.map(({ title, text, when }) => (
            <li key={title} className="grid">
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
              <p className={styles.when}>{when}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
