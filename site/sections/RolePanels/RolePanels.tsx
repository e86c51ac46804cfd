import { withAmpersands } from '../../ui/Title.tsx';
import type { RolePanels as RolePanelsContent } from './RolePanels.schema.ts';
import styles from './RolePanels.module.css';

/** In this order, so that neighbours differ and the last one is light. */
const GROUNDS = ['teal', 'pick', 'warm'];

/** Who uses the software: one coloured field a role, parted at the rain's angle. */
export function RolePanels({ heading, panels }: RolePanelsContent) {
  return (
    <section className={styles.roles} data-section="who-uses-it">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.panels}>
          {panels.map(({ role, place, text }, i) => (
            <li key={role} data-ground={GROUNDS[i % GROUNDS.length]}>
              <h3>{withAmpersands(role)}</h3>
              <p className={styles.place}>{place}</p>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
