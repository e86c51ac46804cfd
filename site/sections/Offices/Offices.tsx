import type { Picture } from '../../lib/Picture.ts';
import type { Office } from '../../records/agency.ts';
import { zoneOf } from '../../time/zone.ts';
import { SideHead } from '../../ui/SideHead.tsx';
import type { OfficeNow, Offices as OfficesContent } from './Offices.schema.ts';
import styles from './Offices.module.css';

interface OfficesProps extends OfficesContent {
  /** Each with its day by UTC, half hour by half hour, and a stroke at 0 h, in its px, that a script moves to now. */
  offices: readonly (Office & {
    day: { picture: Picture; hour: { d: string; weight: number; pitch: number } };
    /** Its minutes ahead of UTC, each with the first day on which they hold. */
    offsets: readonly { from: string; minutes: number }[];
  })[];
  /** What the script says of each office at this moment. */
  now: OfficeNow;
  /** False where the section above stands on another ground. */
  continues?: boolean;
}

/**
 * Where the agency is and when it answers there: the days of its offices side by side, on one clock. A script marks this
 * moment on both and says who is at work.
 */
export function Offices({ heading, lede, hours, now, offices, continues = true }: OfficesProps) {
  const hoursOf = ({ hours: { from, to }, utcOffset }: Office) =>
    hours.replace('{from}', from).replace('{to}', to).replace('{zone}', zoneOf(utcOffset));
  return (
    <section data-section="offices" data-continues={continues ? '' : undefined}>
      <div className="container grid">
        <SideHead heading={heading} lede={lede} split="4-8 late" />
        <ul role="list" className={styles.list}>
          {offices.map((office) => (
            <li key={office.city}>
              <h3>
                {office.city}, {office.country}
              </h3>
              <address className={styles.address} data-fact={`office-${office.country.toLowerCase()}`}>
                {office.address.join('\n')}
              </address>
              <div className={styles.day}>
                <img {...office.day.picture} alt="" loading="lazy" />
                <svg
                  viewBox={`0 0 ${office.day.picture.width} ${office.day.picture.height}`}
                  aria-hidden="true"
                >
                  <path
                    d={office.day.hour.d}
                    strokeWidth={office.day.hour.weight}
                    data-pitch={office.day.hour.pitch}
                  />
                </svg>
              </div>
              <p>
                <span className="soft">{hoursOf(office)}</span>
                <b
                  data-office-now={`${office.hours.from} ${office.hours.to}`}
                  data-offsets={office.offsets.map(({ from, minutes }) => `${from} ${minutes}`).join(',')}
                  data-open={now.open}
                  data-closed={now.closed}
                  hidden
                />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
