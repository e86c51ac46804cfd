import type { ReactNode } from 'react';
import { dayLine } from '../../../../../art/charts/DayLines.tsx';
import { WorkDay, WorkKey } from './WorkDay.tsx';
import { BenchList, type FreePerson } from '../../../parts/BenchList.tsx';
import { PassedTests } from '../../../parts/PassedTests.tsx';
import { SharedHours, type SharedHoursProps } from '../../../parts/SharedHours.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { Profile as ProfileContent } from './Profile.schema.ts';
import beside from '../../../../../ui/beside.module.css';
import styles from './Profile.module.css';

interface ProfileProps extends Pick<ProfileContent, 'profile' | 'week' | 'passed'> {
  /** Headline, lede and what to do next. */
  words: ReactNode;
  /** Colour of the band; without one it is the page's own. */
  ground?: string | undefined;
  /** Whose profile it is; `tile` is the address of a square drawing. */
  person: Pick<FreePerson, 'name' | 'level' | 'years' | 'focus' | 'rate' | 'tile'> & { tileAlt: string };
  /** The sign of the currency that rates are in. */
  sign: string;
  /** Who else is free. */
  bench: { sign: string; week: string; weekInWords: string; people: readonly FreePerson[] };
  hours: SharedHoursProps;
}

/** One person, large, with a whole week drawn hour by hour. */
export function Profile(props: ProfileProps) {
  const { words, person, sign, profile, week, passed, bench, hours, ground } = props;
  const { name, level, years, focus, rate, tile, tileAlt } = person;
  const total = (kind: number) => week.days.reduce((sum, day) => sum + (day.hours[kind] ?? 0), 0);
  return (
    <>
      <div className={`container grid ${beside.beside} ${styles.top}`}>
        {words}
        <div className={styles.profile}>
          <img src={tile} width="168" height="168" alt={tileAlt} />
          <div>
            <p className={styles.name} data-shared>
              {name}
            </p>
            <p className={styles.facts} data-shared data-price="bench">
              {`${level}, ${years} years. ${focus}.`} <b>{`${sign}${rate} an hour`}</b>
            </p>
          </div>
          <p className="soft">{profile}</p>
        </div>
      </div>
      <div className={styles.band} data-ground={ground ? 'page' : 'surface'}>
        <div className="container">
          <div className={styles.head}>
            <p className={styles.heading}>{withAmpersands(week.heading)}</p>
            <ul role="list" className={styles.kinds}>
              {week.kinds.map((kind, at) => (
                <li key={kind}>
                  <WorkKey kind={at} />
                  {kind}, <b>{total(at)} h</b>
                </li>
              ))}
            </ul>
          </div>
          <ol role="list" className={styles.days}>
            {week.days.map(({ day, hours: ofDay, text }) => (
              <li key={day}>
                <WorkDay hours={ofDay} />
                <p>
                  <b>{day}</b>
                  <span className="soft">{text}</span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className={`container grid ${styles.foot}`}>
        <div>
          <BenchList {...bench} />
        </div>
        <div>
          <PassedTests {...passed} />
        </div>
        <div>
          <SharedHours {...hours} line={dayLine} />
        </div>
      </div>
    </>
  );
}
