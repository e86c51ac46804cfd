import { strokeRow } from './strokeRow.ts';
import styles from './SpanRows.module.css';

interface SpanRowsProps {
  /** What happens one after the other in each run, in units of time. */
  runs: readonly { name: string; spans: readonly { name: string; time: number }[] }[];
  /** How much time one stroke is, and its unit, such as 10 and "ms". */
  each: number;
  unit: string;
}

/** In user units. */
const STROKE = { pitch: 9, width: 4, height: 22 } as const;
const LEAN = 6;

/** Runs of the same work, each span under the one before and as far right as it begins, a stroke for each so much time. */
export function SpanRows({ runs, each, unit }: SpanRowsProps) {
  const sum = (spans: readonly { time: number }[]) => spans.reduce((total, { time }) => total + time, 0);
  const longest = Math.max(...runs.map(({ spans }) => sum(spans))) / each;
  return (
    <dl className={styles.runs}>
      {runs.map(({ name, spans }) => (
        <div key={name}>
          <dt>
            {name} <b>{`${sum(spans)} ${unit}`}</b>
          </dt>
          {spans.map((span, at) => {
            const from = sum(spans.slice(0, at)) / each;
            return (
              <dd key={span.name}>
                <span>
                  {span.name} <span className="soft">{`${span.time} ${unit}`}</span>
                </span>
                <svg
                  viewBox={`0 0 ${longest * STROKE.pitch + LEAN} ${STROKE.height}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <path d={strokeRow({ from, to: from + span.time / each }, STROKE)} />
                </svg>
              </dd>
            );
          })}
        </div>
      ))}
    </dl>
  );
}
