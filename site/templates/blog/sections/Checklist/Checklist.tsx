import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Checklist as ChecklistContent } from './Checklist.schema.ts';
import styles from './Checklist.module.css';

interface ChecklistProps extends ChecklistContent {
  /** Which section of the page this is; `checklist` unless said. */
  kind?: string;
  /** What links to it end in. */
  id?: string;
  resolveLink: ResolveLink;
}

/** Things to tick, with a box before each, on paper too. */
export function Checklist({
  kind = 'checklist',
  id,
  heading,
  lede,
  items,
  verdict,
  resolveLink,
}: ChecklistProps) {
  return (
    <section id={id} className={styles.checklist} data-section={kind} data-ground="warm">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ul role="list" className={styles.items}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">
                <Inline text={text} resolveLink={resolveLink} />
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.verdict}>{verdict}</p>
      </div>
    </section>
  );
}
