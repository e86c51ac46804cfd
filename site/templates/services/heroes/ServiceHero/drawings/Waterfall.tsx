import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { Counted } from './Counted.tsx';
import { STROKE_MS, type WaterfallContent } from './Waterfall.schema.ts';
import styles from './Waterfall.module.css';

const STROKE = { mark: 'stroke', width: 6, height: 40, pitch: 11 } as const;
/** In px: how far the last stroke leans out of its place. */
const LEAN = 12;

/** The same calls in two orders, a stroke for every 20 milliseconds. */
export function Waterfall({ waterfall: { caption, plans } }: { waterfall: WaterfallContent }) {
  const last = Math.max(...plans.flatMap(({ calls }) => calls.map(({ from, takes }) => from + takes)));
  const box = `0 0 ${(last / STROKE_MS) * STROKE.pitch + LEAN} ${STROKE.height}`;
  return (
    <Counted caption={caption}>
      <ol role="list" className={styles.plans}>
        {plans.map(({ name, seen, calls }) => (
          <li key={name}>
            <p className={styles.name}>{name}</p>
            <ol role="list">
              {calls.map(({ name: call, from, takes, waited }) => (
                <li key={call} className={styles.call} data-waited={waited || undefined}>
                  <p className="small">
                    {call} <span className="soft">{takes} ms</span>
                  </p>
                  <svg viewBox={box} aria-hidden="true">
                    <path
                      d={unitChart({ ...STROKE, amounts: [from / STROKE_MS, takes / STROKE_MS] }).paths[1]}
                    />
                  </svg>
                </li>
              ))}
            </ol>
            <p className={styles.seen}>{seen}</p>
          </li>
        ))}
      </ol>
    </Counted>
  );
}
