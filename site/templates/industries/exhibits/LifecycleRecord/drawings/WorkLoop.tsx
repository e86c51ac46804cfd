import { useId } from 'react';
import { loopStrokes, loopTrack } from './WorkLoop.geometry.ts';
import type { WorkLoop as WorkLoopContent } from './WorkLoop.schema.ts';
import { Legend } from './Legend.tsx';
import { Stops } from './Stops.tsx';
import formats from '../../../../../ui/formats.module.css';
import styles from './WorkLoop.module.css';

/** The track of the loop in px and the weight of its strokes: for wide windows and for phones. */
const FORMATS = {
  wide: { width: 1130, height: 300, turn: 80, weight: 1 },
  phone: { width: 290, height: 120, turn: 20, weight: 0.42 },
} as const;

/** Height and width of a stroke of each kind, px in wide windows. */
const STROKES = { idle: [34, 4], done: [104, 10], skipped: [104, 2.5], broken: [164, 13] } as const;

const KINDS = ['done', 'skipped', 'broken'] as const;

const TONES = { idle: 'faint', done: 'main', skipped: 'ink', broken: 'alarm' } as const;

interface LoopProps {
  loop: Pick<WorkLoopContent, 'turns' | 'centre' | (typeof KINDS)[number]>;
  format: keyof typeof FORMATS;
}

/** The strokes around the loop, with its words in the middle. */
function Loop({ loop, format }: LoopProps) {
  const { weight, ...track } = FORMATS[format];
  const marked = KINDS.flatMap((kind) => loop[kind]);
  const idle = Array.from({ length: loop.turns }, (_, i) => i + 1).filter((at) => !marked.includes(at));
  const [wide, high] = [track.width + 190 * weight, track.height + 170 * weight];
  return (
    <svg
      className={`${formats[format]} ${styles.loop}`}
      data-format={format}
      viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`}
      aria-hidden="true"
      fill="none"
    >
      <path className={styles.track} d={loopTrack(track)} />
      {(['idle', ...KINDS] as const).map((kind) => (
        <path
          key={kind}
          data-tone={TONES[kind]}
          d={loopStrokes(kind === 'idle' ? idle : loop[kind], track, loop.turns, STROKES[kind][0] * weight)}
          strokeWidth={STROKES[kind][1] * weight}
        />
      ))}
      <text className={styles.value} y={format === 'wide' ? 8 : 12}>
        {loop.centre.value}
      </text>
      {format === 'wide' && (
        <text className={styles.note} y="52">
          {loop.centre.note}
        </text>
      )}
    </svg>
  );
}

/** A record that comes round again: one stroke a turn, those that were skipped and those at which something broke. */
export function WorkLoop(props: WorkLoopContent) {
  const { title, keys, stops, unit, ...loop } = props;
  const id = useId();
  return (
    <>
      <div role="img" aria-labelledby={`${id}-title`}>
        <span id={`${id}-title`} className="visually-hidden">
          {title}
        </span>
        <Loop loop={loop} format="wide" />
        <Loop loop={loop} format="phone" />
      </div>
      <div className={`grid ${styles.words}`}>
        <Legend
          layout="lines"
          className={styles.keys}
          kinds={KINDS}
          tones={TONES}
          count={(kind) => loop[kind].length}
          words={keys}
        />
        <Stops
          className={styles.stops}
          stops={stops.map(({ turn, text }) => ({ when: `${unit} ${turn}`, text }))}
        />
      </div>
    </>
  );
}
