import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { RolePanels as RolePanelsContent } from './RolePanels.schema.ts';
import frame from '../WhoUsesIt.module.css';
import styles from './RolePanels.module.css';

/** In this order, so that neighbours differ and the last one of the first row is light. */
const GROUNDS = ['teal', 'pick', 'warm'];

const PER_ROW = 3;

/** The second row begins with the second ground, so that no field lies over its own colour. */
const groundOf = (i: number) => GROUNDS[(i + Math.floor(i / PER_ROW)) % GROUNDS.length];

/** Who uses the software: one coloured field a role, parted at the rain's angle. */
export function RolePanels({ heading, panels }: RolePanelsContent) {
  return (
    <>
      <h2>{withAmpersands(heading)}</h2>
      <ul
        role="list"
        className={`${frame.fields} ${styles.panels}`}
        data-rows={panels.length > PER_ROW || undefined}
      >
        {panels.map(({ role, place, text }, i) => (
          <li key={role} className={frame.field} data-ground={groundOf(i)}>
            <h3>{withAmpersands(role)}</h3>
            <p className={styles.place}>{place}</p>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
