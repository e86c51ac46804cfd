import { useId } from 'react';
import type { FamilyWeek as FamilyWeekContent } from './FamilyWeek.schema.ts';
import { Legend } from './Legend.tsx';
import { Stops } from './Stops.tsx';
import styles from './FamilyWeek.module.css';

const KINDS = ['done', 'later', 'told'] as const;

const TONES = { done: 'main', later: 'ink', told: 'alarm' } as const;

/** Radius of each ring and of the names of the days, px from the middle. */
const RINGS = [222, 170, 118] as const;
const NAMES = 266;
/** A seventh of the ring, and the air between two days. */
const [DAY, AIR] = [(2 * Math.PI) / 7, 0.07];

const at = (radius: number, angle: number): string =>
  `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;

/** The reminders of a week: three rings for the hours, a seventh of the way around for each day. */
export function FamilyWeek(props: FamilyWeekContent) {
  const { title, centre, hours, rings, days, keys, stops } = props;
  const id = useId();
  const amount = (kind: (typeof KINDS)[number]) =>
    days.flatMap(({ ends }) => ends).filter((end) => end === kind).length;
  return (
    <div className={`grid ${styles.week}`}>
      <svg
        className={styles.ring}
        viewBox="-290 -290 580 580"
        fill="none"
        role="img"
        aria-labelledby={`${id}-title`}
      >
        <title id={`${id}-title`}>{title}</title>
        {days.flatMap(({ day, ends }, turn) =>
          ends.map((kind, ring) => {
            const radius = RINGS[ring] ?? NAMES;
            const [from, to] = [turn * DAY + AIR, (turn + 1) * DAY - AIR];
            return (
              <path
                key={`${day} ${hours[ring] ?? ''}`}
                data-tone={TONES[kind]}
                d={`M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`}
              />
            );
          }),
        )}
        {days.map(({ day }, turn) => {
          const angle = (turn + 0.5) * DAY;
          return (
            <text key={day} x={NAMES * Math.sin(angle)} y={7 - NAMES * Math.cos(angle)}>
              {day}
            </text>
          );
        })}
        <text className={styles.value} y="14">
          {centre.value}
        </text>
        <text y="46">{centre.note}</text>
      </svg>
      <div className={styles.words}>
        <Legend layout="lines" kinds={KINDS} tones={TONES} count={amount} words={keys} />
        <p className="small soft">{rings}</p>
        <Stops stops={stops} />
      </div>
    </div>
  );
}
