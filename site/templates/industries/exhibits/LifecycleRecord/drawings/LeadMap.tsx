import { useId } from 'react';
import { leadDots, onLeadMap } from './LeadMap.geometry.ts';
import { polyline } from '../../../../../art/path.ts';
import type { LeadMap as LeadMapContent } from './LeadMap.schema.ts';
import { Legend } from './Legend.tsx';
import styles from './LeadMap.module.css';

const ANSWERS = ['first', 'second', 'late'] as const;

const TONES = { first: 'main', second: 'faint', late: 'alarm' } as const;

/** The map in user units: two rows of areas, with room at the left for a way that comes from elsewhere. */
const MAP = { x: -116, y: -22, width: 908, height: 304 };

/** A week of leads on the map of a town, a dot for each, and the way of one of them to the agent who answers. */
export function LeadMap(props: LeadMapContent) {
  const { title, areas, keys, way, wayLabel } = props;
  const id = useId();
  const areaDots = areas.map(leadDots);
  const count = (answer: (typeof ANSWERS)[number]) => areas.reduce((all, area) => all + area[answer], 0);
  const all = (part: 'border' | (typeof ANSWERS)[number]) => areaDots.map((area) => area[part]).join('');
  return (
    <>
      <svg
        className={styles.map}
        viewBox={`${MAP.x} ${MAP.y} ${MAP.width} ${MAP.height}`}
        role="img"
        aria-labelledby={`${id}-title`}
      >
        <title id={`${id}-title`}>{title}</title>
        <path className={styles.areas} d={all('border')} />
        {ANSWERS.map((answer) => (
          <path key={answer} data-tone={TONES[answer]} d={all(answer)} />
        ))}
        {areas.map(({ name, x, y }) => {
          const at = onLeadMap(x, y);
          return (
            <text key={name} className={styles.name} x={at.x - 10} y={at.y + 7}>
              {name}
            </text>
          );
        })}
        <path className={styles.way} d={polyline(way.map(({ x, y }) => onLeadMap(x, y)))} />
        {way.map(({ x, y, at }, step) => {
          const here = onLeadMap(x, y);
          return (
            <g key={at} transform={`translate(${here.x.toFixed(1)} ${here.y.toFixed(1)})`}>
              <circle r="15" />
              <text y="7" textAnchor="middle">
                {step + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <div className={styles.words}>
        <div>
          <Legend
            layout="columns"
            className={styles.keys}
            kinds={ANSWERS}
            tones={TONES}
            count={count}
            words={keys}
          />
          <ul role="list" className={styles.list}>
            {areas.map(({ name, note, first, second, late }) => (
              <li key={name}>
                <span>
                  <b>{name}</b> {note && <span className="small soft">{note}</span>}
                </span>
                <b>{first + second + late}</b>
              </li>
            ))}
          </ul>
        </div>
        <ol role="list" className={styles.steps} aria-label={wayLabel}>
          {way.map(({ at, text }) => (
            <li key={at}>
              <b>{at}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
