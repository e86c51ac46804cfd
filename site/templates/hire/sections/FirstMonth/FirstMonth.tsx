import { dayLine } from '../../../../art/charts/DayLines.tsx';
import { WeekStrokes } from '../../../../art/charts/WeekStrokes.tsx';
import type { FreePerson } from '../../parts/BenchList.tsx';
import { FailureSigns } from '../../parts/FailureSigns.tsx';
import { PassedTests } from '../../parts/PassedTests.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { SharedHours, type SharedHoursProps } from '../../parts/SharedHours.tsx';
import { WeekStrip } from '../../../../ui/WeekStrip.tsx';
import type { FirstMonth as FirstMonthContent } from './FirstMonth.schema.ts';
import beside from '../../../../ui/beside.module.css';
import styles from './FirstMonth.module.css';

interface FirstMonthProps extends Omit<FirstMonthContent, 'person'> {
  /** Somebody who is free soon; `tile` is the address of a square drawing. */
  person: Pick<FreePerson, 'name' | 'level' | 'years' | 'focus' | 'rate' | 'tile'> & { tileAlt: string };
  /** The sign of the currency that rates are in. */
  sign: string;
  hours: SharedHoursProps;
}

/** One profile beside the twenty days that follow: what the person has passed, which hours are shared, what happens. */
export function FirstMonth({ heading, lede, person, sign, passed, hours, weeks, signs }: FirstMonthProps) {
  const { name, level, years, focus, rate, tile, tileAlt } = person;
  return (
    <section data-section="sample-first-month-plan" data-ground="mist" data-fact="risk-free-trial">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <div className={`grid ${beside.beside} ${styles.columns}`}>
          <div className={styles.profile}>
            <div className={styles.person} data-shared>
              <img src={tile} width="72" height="72" alt={tileAlt} loading="lazy" />
              <p>
                <b className={styles.name}>{name}</b>
                <span className="soft">{`${level}, ${years} years. ${focus}.`}</span>
              </p>
              <p className={styles.rate} data-price="bench">
                <b>{`${sign}${rate}`}</b> /h
              </p>
            </div>
            <PassedTests {...passed} />
            <SharedHours {...hours} line={dayLine} />
          </div>
          <div className={styles.plan}>
            <WeekStrip weeks={weeks} strokes={<WeekStrokes />} stacked />
            <FailureSigns {...signs} />
          </div>
        </div>
      </div>
    </section>
  );
}
