import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { HandStrip as HandStripContent } from './HandStrip.schema.ts';
import frame from '../WhoUsesIt.module.css';
import styles from './HandStrip.module.css';

/** Who uses the software, as a strip of hands that pass the record on. */
export function HandStrip({ heading, hands }: HandStripContent) {
  return (
    <>
      <h2 className={frame.head}>{withAmpersands(heading)}</h2>
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
