import { dialStrokes } from '../../../../../art/charts/dial.ts';
import { HOUR } from '../../../../../time/clock.ts';
import styles from './HoursClock.module.css';

/** Where the first ring begins, how far a ring is from the next, and how much of that a stroke takes, in user units. */
const INNER = 86;
const RING = 38;
const STROKE = 30;
const DAY = 24;

/** A ring for each day, a stroke for each hour; the last hour decides. */
function ringsOf(hours: number) {
  const dayRing = (from: number, to: number) => {
    const inner = INNER + RING * Math.floor(from / DAY);
    const span = { from: (from % DAY) * HOUR, to: (((to - 1) % DAY) + 1) * HOUR };
    return dialStrokes([span], { step: HOUR, inner, outer: inner + STROKE, turnMinutes: DAY * HOUR }).d;
  };
  const days = Array.from({ length: Math.ceil(hours / DAY) }, (_, day) => ({
    from: day * DAY,
    to: Math.min((day + 1) * DAY, hours - 1),
  }));
  return {
    before: days
      .filter(({ from, to }) => to > from)
      .map(({ from, to }) => dayRing(from, to))
      .join(''),
    last: dayRing(hours - 1, hours),
  };
}

/** The hours until somebody starts on the face of a clock. */
export function HoursClock({ hours = DAY }: { hours?: number | undefined }) {
  const { before, last } = ringsOf(hours);
  const half = INNER + RING * Math.ceil(hours / DAY);
  return (
    <svg
      className={styles.clock}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
      fill="none"
    >
      <path className={styles.hours} d={before} strokeWidth="7" />
      <path className={styles.last} d={last} strokeWidth="7" />
      <text className={styles.value} y="14">
        {hours}
      </text>
      <text className={styles.unit} y="44">
        hours
      </text>
    </svg>
  );
}
