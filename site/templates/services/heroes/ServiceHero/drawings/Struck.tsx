import full from '../../../../../ui/fullRows.module.css';
import { Counted } from './Counted.tsx';
import type { StruckContent } from './Struck.schema.ts';
import styles from './Struck.module.css';

/** Everything that was installed, with what goes struck through. */
export function Struck({ struck: { caption, groups } }: { struck: StruckContent }) {
  return (
    <Counted caption={caption}>
      <ul role="list" className={`${full.three} ${styles.groups}`}>
        {groups.map(({ name, kept, gone }) => (
          <li key={name}>
            <p className={styles.name}>
              {name}: {kept.length} of {kept.length + gone.length}
            </p>
            <ul role="list" className={styles.names}>
              {kept.map((one) => (
                <li key={one}>{one}</li>
              ))}
              {gone.map((one) => (
                <li key={one}>
                  <del>{one}</del>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Counted>
  );
}
