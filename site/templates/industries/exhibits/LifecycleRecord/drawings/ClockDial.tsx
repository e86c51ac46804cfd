import { useId } from 'react';
import { dialHours, dialStrokes } from '../../../../../art/charts/dial.ts';
import { minutesOf } from '../../../../../time/clock.ts';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { ClockDial as ClockDialContent } from './ClockDial.schema.ts';
import { Legend } from './Legend.tsx';
import beside from '../../../../../ui/beside.module.css';
import styles from './ClockDial.module.css';

/** Minutes that one stroke stands for. */
const STEP = 5;

/** Half the width of the picture, and where the strokes of each kind begin and end, in user units. */
const HALF = 400;
const RING = { idle: [236, 250], drives: [236, 286], visits: [196, 300], open: [312, 392] } as const;

const TONES = { idle: 'faint', visits: 'main', drives: 'ink', open: 'alarm' } as const;

const strokesOf = (spans: readonly { from: string; to: string }[], ring: keyof typeof RING) => {
  const [inner, outer] = RING[ring];
  return dialStrokes(
    spans.map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) })),
    { step: STEP, inner, outer },
  );
};

/** One day of a record on the face of a clock, a stroke for every five minutes; what the record adds stands outside. */
export function ClockDial(props: ClockDialContent) {
  const { heading, lede, title, centre, visits, drives, open, keys } = props;
  const id = useId();
  const rings = {
    visits: strokesOf(visits, 'visits'),
    drives: strokesOf(drives, 'drives'),
    open: strokesOf([open], 'open'),
  };
  const idle = strokesOf([{ from: '00:00', to: '12:00' }], 'idle');
  return (
    <div className={`grid ${beside.beside} ${styles.day}`}>
      <div className={styles.words}>
        <h2>{withAmpersands(heading)}</h2>
        <p className="lede">{lede}</p>
        <Legend
          layout="lines"
          className={styles.keys}
          kinds={['visits', 'drives', 'open']}
          tones={TONES}
          count={(kind) => rings[kind].count}
          words={keys}
        />
      </div>
      <svg
        className={styles.dial}
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        role="img"
        aria-labelledby={`${id}-title`}
        fill="none"
      >
        <title id={`${id}-title`}>{title}</title>
        <path data-tone={TONES.idle} d={idle.d} strokeWidth="2" />
        <path data-tone={TONES.drives} d={rings.drives.d} strokeWidth="4" />
        <path data-tone={TONES.visits} d={rings.visits.d} strokeWidth="6.5" />
        <path data-tone={TONES.open} d={rings.open.d} strokeWidth="9" />
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
  );
}
