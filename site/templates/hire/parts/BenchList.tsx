import { FreeDays, type FreeDayStrokes } from './FreeDays.tsx';
import styles from './BenchList.module.css';

/** Somebody who is free soon; `tile` is the address of a drawing in a sprite, `day` the first free day in words. */
export interface FreePerson {
  name: string;
  level: string;
  years: number;
  focus: string;
  /** The rate for an hour. */
  rate: number;
  tile: string;
  free: string;
  day: string;
  /** The working days from the Monday of the list on. */
  days: FreeDayStrokes;
}

interface BenchListProps {
  /** 3 under a heading of its own section. */
  level?: 2 | 3;
  /** The Monday that the two weeks begin with, as a date and in words. */
  week: string;
  weekInWords: string;
  people: readonly FreePerson[];
  /** The sign of the currency that the rates are in, such as `$`. */
  sign: string;
}

/** Who is free and from which day on, a stroke for each working day of two weeks. */
export function BenchList({ level = 2, week, weekInWords, people, sign }: BenchListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.panel} data-ground="page" data-shared>
      <Heading className={styles.title} data-week={week}>
        First free days, from {weekInWords}
      </Heading>
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
            <p className={styles.rate} data-price="bench">
              <b>{`${sign}${rate}`}</b> /h
              <time dateTime={free} data-free>
                {day}
              </time>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
