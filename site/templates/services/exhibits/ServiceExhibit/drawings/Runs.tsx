import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { GainIcon } from '../../../../../ui/GainIcon.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import { CountedTable } from './CountedTable.tsx';
import type { RunsContent } from './Runs.schema.ts';
import styles from './Runs.module.css';

/** In px: a case, and the extra distance between kinds of cases. */
const DOT = { mark: 'dot', radius: 4.5, pitch: 13 } as const;
const GAP = 14;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** One row of dots in groups, those that failed at the end of their group; `failed` says how many of each. */
function groupedDots(sizes: readonly number[], failed: readonly number[]) {
  const groups = sizes.map((size, i) => {
    const x = sum(sizes.slice(0, i)) * DOT.pitch + i * GAP;
    const bad = failed[i] ?? 0;
    return { x, ...unitChart({ ...DOT, amounts: [size - bad, bad], x }) };
  });
  const last = groups.at(-1);
  const of = (outcome: number) => groups.map(({ paths }) => paths[outcome]).join('');
  return { width: last ? last.x + last.width : 0, height: 2 * DOT.radius, passed: of(0), failed: of(1) };
}

/** The same cases run again after every change: a row of dots for each version, the failed ones in their kinds. */
export function Runs({ heading, kinds, words, runs, steps, effects }: RunsContent) {
  const sizes = kinds.map(({ cases }) => cases);
  const rows = runs.map(({ name, failed, note }) => {
    const dots = groupedDots(sizes, failed);
    const marks = (
      <>
        <svg viewBox={`0 0 ${dots.width} ${dots.height}`} aria-hidden="true">
          <path className={styles.passed} d={dots.passed} />
          <path className={styles.failed} d={dots.failed} />
        </svg>
        {note && <span className="small soft">{note}</span>}
      </>
    );
    return { name, marks, number: sum(sizes) - sum(failed) };
  });
  const cases = kinds.map(({ name, cases: count }) => `${name} ${count}`).join(' · ');
  return (
    <>
      <div className="grid">
        <CountedTable
          caption={heading}
          heads={[words.run, cases, words.passed]}
          rows={rows}
          className={styles.runs}
        />
        <dl className={styles.kinds}>
          {kinds.map(({ name, cases: count, text }) => (
            <div key={name}>
              <dt>
                {name}, {count}
              </dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ol role="list" className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h4>{withAmpersands(title)}</h4>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles.effects} data-section="benefits">
        <h4>{withAmpersands(effects.heading)}</h4>
        <dl>
          {effects.entries.map(({ icon, title, text }) => (
            <div key={title}>
              <dt>
                <GainIcon name={icon} />
                {title}
              </dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
