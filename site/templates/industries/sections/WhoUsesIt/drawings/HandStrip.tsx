import { SectionHead } from '../../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { HandStrip as HandStripContent } from './HandStrip.schema.ts';
import styles from './HandStrip.module.css';

/** Who uses the software, as a strip of hands that pass the record on. */
export function HandStrip({ heading, lede, hands }: Omit<HandStripContent, 'features'>) {
  return (
    <>
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
    </>
  );
}
