import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ChoiceTable, type ChoiceTableContent } from '../../../../ui/ChoiceTable.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { OpposedRoles as OpposedRolesContent } from './OpposedRoles.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './OpposedRoles.module.css';

interface OpposedRolesProps extends Omit<OpposedRolesContent, 'features'> {
  /** What each of the roles may do. */
  table: ChoiceTableContent;
  resolveLink: ResolveLink;
}

/** Who uses the software, as two sides of one record, and under them what each may do. */
export function OpposedRoles({ heading, lede, near, far, table, resolveLink }: OpposedRolesProps) {
  return (
    <section data-section="who-uses-it">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
        <div className={styles.sides}>
          {[near, far].map(({ name, people }, at) => (
            <div key={name} className={styles.side} data-ground={at === 0 ? 'pick' : 'warm'}>
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
      </div>
      <div className={styles.features} data-section="features-by-role">
        <ChoiceTable {...table} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
