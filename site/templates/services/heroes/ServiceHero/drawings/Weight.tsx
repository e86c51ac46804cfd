import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { Counted } from './Counted.tsx';
import { STROKE_KB, type WeightContent } from './Weight.schema.ts';
import styles from './Weight.module.css';

const STROKE = { mark: 'stroke', width: 5, height: 30, pitch: 10 } as const;
/** In px: how far the last stroke leans out of its place. */
const LEAN = 8;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const whole = new Intl.NumberFormat('en-CA');
const kilobytes = (amount: number) => `${whole.format(amount)} kB`;

/** What one page weighs before and after, a stroke for every ten kilobytes. */
export function Weight({ weight: { caption, states } }: { weight: WeightContent }) {
  const most = Math.max(...states.flatMap(({ parts }) => parts.map((part) => part.kilobytes)));
  const width = (most / STROKE_KB) * STROKE.pitch + LEAN;
  return (
    <Counted caption={caption}>
      <ol role="list" className={styles.states}>
        {states.map(({ name, parts }) => (
          <li key={name}>
            <p className={styles.total}>
              {name}: {sum(parts.map(({ requests }) => requests))} requests,{' '}
              <b>{kilobytes(sum(parts.map((part) => part.kilobytes)))}</b>
            </p>
            <ul role="list">
              {parts.map((part) => (
                <li key={part.name} className={styles.part}>
                  <p className="small">
                    {part.requests} {part.name}, {kilobytes(part.kilobytes)}
                  </p>
                  <svg viewBox={`0 0 ${width} ${STROKE.height}`} aria-hidden="true">
                    <path d={unitChart({ ...STROKE, amounts: [part.kilobytes / STROKE_KB] }).paths[0]} />
                  </svg>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Counted>
  );
}
