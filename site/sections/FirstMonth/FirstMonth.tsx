import { Art } from '../../art/Art.tsx';
import { stepBars } from '../../art/bars.ts';
import { dayLine } from '../../art/charts/DayLines.tsx';
import { both } from '../../art/Drawing.ts';
import type { FreePerson } from '../../ui/BenchList.tsx';
import { FailureSigns } from '../../ui/FailureSigns.tsx';
import { PassedTests } from '../../ui/PassedTests.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { SharedHours, type SharedHoursProps } from '../../ui/SharedHours.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { FirstMonth as FirstMonthContent } from './FirstMonth.schema.ts';
import styles from './FirstMonth.module.css';

interface FirstMonthProps extends Omit<FirstMonthContent, 'person'> {
  /** Somebody who is free soon; `tile` is the address of a square drawing. */
  person: Pick<FreePerson, 'name' | 'level' | 'years' | 'focus' | 'rate' | 'tile'>;
  /** The sign of the currency that rates are in; without it the rate is left out. */
  sign: string | undefined;
  hours: SharedHoursProps;
}

/** The bars take the colour of their place. */
const days = stepBars({ weeks: 5, paint: both('currentColor') });

/** One profile beside the twenty days that follow: what the person has passed, which hours are shared, what happens. */
export function FirstMonth({ heading, lede, person, sign, passed, hours, weeks, signs }: FirstMonthProps) {
  const { name, level, years, focus, rate, tile } = person;
  return (
    <section
      className={styles.month}
      data-section="sample-first-month-plan"
      data-ground="mist"
      data-fact="risk-free-trial"
    >
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <div className="grid">
          <div className={styles.profile}>
            <div className={styles.person} data-shared>
              <img src={tile} width="72" height="72" alt="" loading="lazy" />
              <p>
                <b className={styles.name}>{name}</b>
                <span className="soft">{`${level}, ${years} years. ${focus}.`}</span>
              </p>
              {sign && rate !== undefined && (
                <p className={styles.rate}>
                  <b>{`${sign}${rate}`}</b> /h
                </p>
              )}
            </div>
            <PassedTests {...passed} />
            <SharedHours {...hours} line={dayLine} />
          </div>
          <div className={styles.plan}>
            <ol role="list" className={styles.weeks}>
              {weeks.map(({ title, text }, at) => (
                <li key={title} data-lead={at === 0 || undefined}>
                  <Art drawing={days} fit="xMinYMax" />
                  <div>
                    <p className={styles.when}>Week {at + 1}</p>
                    <h3>{withAmpersands(title)}</h3>
                    <p className="soft">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <FailureSigns {...signs} />
          </div>
        </div>
      </div>
    </section>
  );
}
