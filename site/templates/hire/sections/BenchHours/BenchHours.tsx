import { dayLine } from '../../../../art/charts/DayLines.tsx';
import { BenchList, type FreePerson } from '../../parts/BenchList.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { SharedHours, type SharedHoursProps } from '../../parts/SharedHours.tsx';
import type { BenchHours as BenchHoursContent } from './BenchHours.schema.ts';
import beside from '../../../../ui/beside.module.css';
import styles from './BenchHours.module.css';

interface BenchHoursProps extends Omit<BenchHoursContent, 'person'> {
  /** What links to this section ends in, such as `who-is-free`. */
  id?: string;
  /** The ground it stands on; without it the page's paper. */
  ground?: 'mist' | 'surface';
  /** Whose profile is the sample; `tile` is the address of a square drawing. */
  person: Pick<FreePerson, 'name' | 'level' | 'years' | 'tile'> & { tileAlt: string };
  bench: { sign: string; week: string; weekInWords: string; people: readonly FreePerson[] };
  hours: SharedHoursProps;
}

/** Who is free, one of them as a sample profile, and the hours that cities share with the office. */
export function BenchHours({ id, ground, heading, lede, person, profile, bench, hours }: BenchHoursProps) {
  const { name, level, years, tile, tileAlt } = person;
  return (
    <section id={id} data-section="who-is-free" data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <div className={`grid ${beside.beside} ${styles.columns}`}>
          <div>
            <BenchList {...bench} level={3} />
          </div>
          <div className={styles.sample}>
            <div className={styles.person}>
              <img src={tile} width="88" height="88" alt={tileAlt} loading="lazy" />
              <h3 data-shared>
                {name}
                <small>{`${level}, ${years} years`}</small>
              </h3>
            </div>
            <ul role="list" className={styles.lines}>
              {profile.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            <SharedHours {...hours} line={dayLine} />
          </div>
        </div>
      </div>
    </section>
  );
}
