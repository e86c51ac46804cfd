import { useId } from 'react';
import { companyMap, halfHours, hourStrokes } from './CompanyMap.geometry.ts';
import type { Span } from '../../../../../time/sharedHours.ts';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { CompanyMap as CompanyMapContent } from './CompanyMap.schema.ts';
import link from './company.module.css';
import styles from './CompanyMap.module.css';

export interface CompanyMapProps extends Pick<CompanyMapContent, 'alt' | 'reading'> {
  /** The working day of the place that is compared, in minutes after midnight there. */
  own: Span;
  /** From west to east; `id` is the anchor of a company's profile. */
  companies: readonly {
    id: string;
    name: string;
    location: { city: string; country: string };
    latitude: number;
    longitude: number;
    /** What its day and the compared one share, by the clock of the place, and the minutes of all of it. */
    parts: readonly Span[];
    minutes: number;
    /** The same in words: how long, and when; nothing while nothing is shared. */
    hours: string;
    when: string;
  }[];
}

const letterOf = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

/** A name near an edge of the map reaches inward from its strokes, in percent and px. */
const sideOf = (x: number) =>
  x > 92
    ? { x: 24, textAnchor: 'end' as const }
    : x < 8
      ? { x: -24, textAnchor: 'start' as const }
      : undefined;

/** Companies on a map of strokes, each with a stroke for every hour it shares with one place; below, when that is. */
export function CompanyMap({ alt, reading, own, companies }: CompanyMapProps) {
  const mesh = useId();
  const map = companyMap(companies);
  return (
    <>
      <svg className={styles.map} role="img" aria-label={alt}>
        <pattern
          id={mesh}
          width={`${100 / map.columns}%`}
          height={`${100 / map.rows}%`}
          patternUnits="userSpaceOnUse"
        >
          <path className={styles.mesh} d="M6 2l-4 16" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${mesh})`} />
        <line className={styles.equator} x2="100%" y1={`${map.equator}%`} y2={`${map.equator}%`} />
        {map.places.map(({ id, name, minutes, x, y }, at) => (
          <svg key={id} x={`${x.toFixed(2)}%`} y={`${y.toFixed(2)}%`} data-company={id}>
            <path className={styles.hours} d={hourStrokes(minutes)} />
            <text className={styles.name} y="24" textAnchor="middle" {...sideOf(x)}>
              {letterOf(at)}
              <tspan> {name}</tspan>
            </text>
          </svg>
        ))}
      </svg>
      <ol role="list" className={styles.companies}>
        {companies.map(({ id, name, location, parts, hours, when }, at) => {
          const day = halfHours(own, parts);
          return (
            <li key={id}>
              <b aria-hidden="true">{letterOf(at)}</b>
              <a className={link.company} href={`#${id}`}>
                {name}
              </a>
              <span className="small soft">
                {location.city}, {location.country}
              </span>
              <svg viewBox={`0 0 ${day.width} ${day.height}`} aria-hidden="true">
                <path className={styles.rest} d={day.rest} />
                <path className={styles.shared} d={day.shared} />
              </svg>
              <span className={styles.length}>{hours}</span>
              <span className="small soft">{when}</span>
            </li>
          );
        })}
      </ol>
      <p className={styles.reading}>{withAmpersands(reading)}</p>
    </>
  );
}
