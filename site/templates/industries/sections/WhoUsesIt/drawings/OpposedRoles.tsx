import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { OpposedRoles as OpposedRolesContent } from './OpposedRoles.schema.ts';
import full from '../../../../../ui/fullRows.module.css';
import frame from '../WhoUsesIt.module.css';
import styles from './OpposedRoles.module.css';

/** Who uses the software, as two sides of one record. */
export function OpposedRoles({ heading, near, far }: OpposedRolesContent) {
  return (
    <>
      <h2 className={frame.head}>{withAmpersands(heading)}</h2>
      <div className={`${frame.fields} ${styles.sides}`}>
        {[near, far].map(({ name, people }, at) => (
          <div
            key={name}
            className={`${frame.field} ${styles.side}`}
            data-ground={at === 0 ? 'pick' : 'warm'}
          >
            <p className={styles.name}>{name}</p>
            <ul role="list" className={full.two}>
              {people.map(({ role, text }) => (
                <li key={role}>
                  <h3>{withAmpersands(role)}</h3>
                  <p className="soft">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}
