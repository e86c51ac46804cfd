import { FreeDays, type FreeDayStrokes } from './FreeDays.tsx';
import styles from './BenchList.module.css';

/** Somebody who is free soon; `tile` is the address of a drawing in a sprite, `day` the first free day in words. */
export interface FreePerson {
  name: string;
  level: string;
  years: number;
  focus: string;
  /** The rate for an hour, where the role has published rates. */
  rate?: number | undefined;
  tile: string;
  free: string;
  day: string;
  /** The working days from the Monday of the list on. */
  days: FreeDayStrokes;
}

interface BenchListProps {
  /** The Monday of the first free day, as a date and in words. */
  week: string;
  weekInWords: string;
  people: readonly FreePerson[];
  /** The sign of the currency that the rates are in, such as `$`; without it rates are left out. */
  sign: string | undefined;
}

/** Who is free and from which day on, a stroke for each working day of two weeks. */
export function BenchList({ week, weekInWords, people, sign }: BenchListProps) {
  return (
    <div className={styles.panel} data-ground="page" data-shared>
      <h2 className={styles.title} data-week={week}>
        Free in the week of {weekInWords}
      </h2>
      <ul role="list">
        {people.map(({ name, level, years, focus, rate, tile, free, day, days }) => (
          <li key={name}>
            <svg className={styles.tile} width="56" height="56" aria-hidden="true">
              <use href={tile} />
            </svg>
            <p className={styles.person}>
              <b>{name}</b> {`${level}, ${years} years`}
              <small>{focus}</small>
            </p>
            <FreeDays {...days} />
            <p className={styles.rate}>
              {sign && rate !== undefined && (
                <>
                  <b>{`${sign}${rate}`}</b> /h
                </>
              )}
              <time dateTime={free} data-free>
                {day}
              </time>
            </p>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.key}`}>A stroke is a working day of this week and the next.</p>
    </div>
  );
}
