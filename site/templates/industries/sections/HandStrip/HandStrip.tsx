import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ChoiceTable, type ChoiceTableContent } from '../../../../ui/ChoiceTable.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { HandStrip as HandStripContent } from './HandStrip.schema.ts';
import styles from './HandStrip.module.css';

interface HandStripProps extends Pick<HandStripContent, 'heading' | 'lede'> {
  /** Who holds the record in turn; some have a role in the software. */
  hands: readonly { role?: string | undefined; name: string; text: string; passes: string }[];
  /** What each of the roles may do. */
  table: ChoiceTableContent;
  resolveLink: ResolveLink;
}

/** Who uses the software, as a strip of hands that pass the record on, and under it what each role may do. */
export function HandStrip({ heading, lede, hands, table, resolveLink }: HandStripProps) {
  return (
    <section data-section="who-uses-it" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <ol role="list" className={styles.strip}>
          {hands.map(({ role, name, text, passes }) => (
            <li key={name}>
              <p className={styles.name}>{withAmpersands(name)}</p>
              {role && <h3>{withAmpersands(role)}</h3>}
              <p className={`small ${styles.text}`}>{text}</p>
              <p className={styles.passes}>{passes}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.features} data-section="features-by-role">
        <ChoiceTable {...table} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
