import { Fragment } from 'react';
import { unitChart } from '../../../../../art/charts/unitChart.ts';
import type { Results } from '../CaseResult.schema.ts';
import keys from './legend.module.css';
import styles from './Outcomes.module.css';
import waysOf from './ways.module.css';
import { WAYS, WaysSaid } from './WaysSaid.tsx';

/** In px of the drawing: a hundred strokes in a row. */
const STROKE = { mark: 'stroke', width: 4.2, height: 64, pitch: 10 } as const;
/** The second way is told by length as well as by colour. */
const HEIGHTS = { good: STROKE.height, fair: 38, bad: STROKE.height };
const WIDTH = 100 * STROKE.pitch + 12;

/** A stroke of the legend, in px of a box that is as high as the highest. */
const KEY = 18;
const key = (height: number) =>
  unitChart({ mark: 'stroke', width: 6, height, pitch: 1, y: KEY - height, amounts: [1] }).paths[0];

/** A hundred strokes for each period, stacked by how they ended. */
export function Outcomes({ of, rows, ...names }: Results['outcomes']) {
  return (
    <>
      <ul role="list" className={keys.legend}>
        {WAYS.map((way) => (
          <li key={way} className="small">
            <svg width="12" height={KEY} aria-hidden="true">
              <path className={waysOf[way]} d={key(way === 'fair' ? 11 : KEY)} />
            </svg>
            {names[way]}
          </li>
        ))}
        <li className="small soft">{of}</li>
      </ul>
      <dl className={styles.rows}>
        {rows.map(({ label, ...counts }) => (
          <Fragment key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.row}>
              <svg viewBox={`0 0 ${WIDTH} ${STROKE.height}`} preserveAspectRatio="none" aria-hidden="true">
                {WAYS.map((way, at) => {
                  const from = WAYS.slice(0, at).reduce((sum, earlier) => sum + counts[earlier], 0);
                  const height = HEIGHTS[way];
                  const y = STROKE.height - height;
                  return (
                    <path
                      key={way}
                      className={waysOf[way]}
                      d={unitChart({ ...STROKE, height, y, amounts: [from, counts[way]] }).paths[1]}
                    />
                  );
                })}
              </svg>
              <WaysSaid names={names} counts={counts} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
