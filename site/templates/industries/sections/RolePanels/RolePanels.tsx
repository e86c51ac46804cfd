import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ChoiceTable, type ChoiceTableContent } from '../../../../ui/ChoiceTable.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { RolePanels as RolePanelsContent } from './RolePanels.schema.ts';
import styles from './RolePanels.module.css';

interface RolePanelsProps extends Omit<RolePanelsContent, 'features'> {
  /** What each of the roles may do. */
  table: ChoiceTableContent;
  resolveLink: ResolveLink;
}

/** In this order, so that neighbours differ and the last one of the first row is light. */
const GROUNDS = ['teal', 'pick', 'warm'];

const PER_ROW = 3;

/** The second row begins with the second ground, so that no field lies over its own colour. */
const groundOf = (i: number) => GROUNDS[(i + Math.floor(i / PER_ROW)) % GROUNDS.length];

/** Who uses the software: one coloured field a role, parted at the rain's angle, and under them what each may do. */
export function RolePanels({ heading, panels, table, resolveLink }: RolePanelsProps) {
  return (
    <section data-section="who-uses-it">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.panels} data-rows={panels.length > PER_ROW || undefined}>
          {panels.map(({ role, place, text }, i) => (
            <li key={role} data-ground={groundOf(i)}>
              <h3>{withAmpersands(role)}</h3>
              <p className={styles.place}>{place}</p>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.features} data-section="features-by-role">
        <ChoiceTable {...table} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
