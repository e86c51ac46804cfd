import { Fragment } from 'react';
import { strokeRow } from '../../../../../art/charts/strokeRow.ts';
import type { Results } from '../CaseResult.schema.ts';
import styles from './Outcomes.module.css';
import waysOf from './ways.module.css';
import { WAYS, WaysSaid } from './WaysSaid.tsx';

/** In px of the drawing: a hundred strokes in a row. */
const STROKE = { pitch: 10, width: 4.2, height: 64 };
/** The second way is told by length as well as by colour. */
const HEIGHTS = { good: STROKE.height, fair: 38, bad: STROKE.height };
const WIDTH = 100 * STROKE.pitch + 12;

/** A hundred strokes for each period, stacked by how they ended. */
export function Outcomes({ of, rows, ...names }: Results['outcomes']) {
  return (
    <>
      <ul role="list" className={waysOf.legend}>
        {WAYS.map((way) => (
          <li key={way} className="small">
            <svg width="12" height="18" aria-hidden="true">
              <path
                className={waysOf[way]}
                d={strokeRow(
                  { from: 0, to: 1 },
                  { pitch: 1, width: 6, height: way === 'fair' ? 11 : 18 },
                  { foot: 18 },
                )}
              />
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
                  return (
                    <path
                      key={way}
                      className={waysOf[way]}
                      d={strokeRow(
                        { from, to: from + counts[way] },
                        { ...STROKE, height: HEIGHTS[way] },
                        { foot: STROKE.height },
                      )}
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
