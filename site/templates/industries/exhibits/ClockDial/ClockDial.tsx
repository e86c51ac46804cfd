import { useId } from 'react';
import { dialHours, dialStrokes } from '../../../../art/charts/dial.ts';
import { minutesOf } from '../../../../time/clock.ts';
import { RecordStates } from '../../parts/RecordStates.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ClockDial as ClockDialContent } from './ClockDial.schema.ts';
import styles from './ClockDial.module.css';

/** Minutes that one stroke stands for. */
const STEP = 5;

/** Half the width of the picture, and where the strokes of each kind begin and end, in user units. */
const HALF = 400;
const RING = { idle: [236, 250], drives: [236, 286], visits: [196, 300], open: [312, 392] } as const;

const strokesOf = (spans: readonly { from: string; to: string }[], ring: keyof typeof RING) => {
  const [inner, outer] = RING[ring];
  return dialStrokes(
    spans.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })),
    { step: STEP, inner, outer },
  );
};

/** One day of a record on the face of a clock, a stroke for every five minutes; what the record adds stands outside. */
export function ClockDial(props: ClockDialContent) {
  const { heading, lede, title, centre, visits, drives, open, keys, states, breaks } = props;
  const id = useId();
  const rings = {
    visits: strokesOf(visits, 'visits'),
    drives: strokesOf(drives, 'drives'),
    open: strokesOf([open], 'open'),
  };
  const idle = strokesOf([{ from: '00:00', to: '12:00' }], 'idle');
  return (
    <section id="lifecycle" data-section="object-lifecycle">
      <div className="container">
        <div className={`grid ${styles.day}`}>
          <div className={styles.words}>
            <h2>{withAmpersands(heading)}</h2>
            <p className="lede">{lede}</p>
            <ul role="list" className={styles.keys}>
              {(['visits', 'drives', 'open'] as const).map((kind) => (
                <li key={kind} data-kind={kind}>
                  <b>{rings[kind].count}</b> {keys[kind]}
                </li>
              ))}
            </ul>
          </div>
          <svg
            className={styles.dial}
            viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
            role="img"
            aria-labelledby={`${id}-title`}
            fill="none"
          >
            <title id={`${id}-title`}>{title}</title>
            <path className={styles.idle} d={idle.d} strokeWidth="2" />
            <path className={styles.drives} d={rings.drives.d} strokeWidth="4" />
            <path className={styles.visits} d={rings.visits.d} strokeWidth="6.5" />
            <path className={styles.open} d={rings.open.d} strokeWidth="9" />
            {dialHours(158).map(({ hour, x, y }) => (
              <text key={hour} x={x} y={y + 11}>
                {hour}
              </text>
            ))}
            <text className={styles.value} y="18">
              {centre.value}
            </text>
            <text className={styles.note} y="56">
              {centre.note}
            </text>
          </svg>
        </div>
        <RecordStates states={states} breaks={breaks} />
      </div>
    </section>
  );
}
