import type { Picture } from '../../lib/Picture.ts';
import type { Office } from '../../records/agency.ts';
import { zoneOf } from '../../lib/zone.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Offices as OfficesContent } from './Offices.schema.ts';
import styles from './Offices.module.css';

interface OfficesProps extends OfficesContent {
  /** Each with its day by UTC, half hour by half hour. */
  offices: readonly (Office & { day: Picture })[];
  /** False where the section above stands on another ground. */
  continues?: boolean;
}

/** Where the agency is and when it answers there: the days of its offices side by side, on one clock. */
export function Offices({ heading, lede, hours, offices, continues = true }: OfficesProps) {
  const hoursOf = ({ hours: { from, to }, utcOffset }: Office) =>
    hours.replace('{from}', from).replace('{to}', to).replace('{zone}', zoneOf(utcOffset));
  return (
    <section data-section="offices" data-continues={continues ? '' : undefined}>
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
        </div>
        <ul role="list" className={styles.list}>
          {offices.map((office) => (
            <li key={office.city}>
              <h3>
                {office.city}, {office.country}
              </h3>
              <address className={styles.address} data-fact={`office-${office.country.toLowerCase()}`}>
                {office.address.join('\n')}
              </address>
              <img {...office.day} className={styles.day} alt="" loading="lazy" />
              <p className="soft">{hoursOf(office)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
