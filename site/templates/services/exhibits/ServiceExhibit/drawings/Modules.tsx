import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { Effects } from '../../../parts/Effects.tsx';
import { CountedTable } from './CountedTable.tsx';
import type { ModulesContent } from './Modules.schema.ts';
import styles from './Modules.module.css';

/** In px: a module. */
const DOT = { mark: 'dot', radius: 8, pitch: 22, inset: 3 } as const;

const STATES = ['found', 'between', 'done'] as const;

/** The native modules of one app, week by week: a dot for each, coloured by how far it is, beside the crash rate. */
export function Modules({ heading, columns, states, weeks, note, effects }: ModulesContent) {
  const rows = weeks.map(({ name, modules, crash, note: done }) => {
    const { width, height, paths } = unitChart({ ...DOT, amounts: modules });
    const marks = (
      <div className={styles.row}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
          {paths.map((d, i) => (
            <path key={STATES[i]} className={styles[STATES[i] ?? 'found']} d={d} />
          ))}
        </svg>
        <span className="small soft">
          {states.map((state, i) => `${state} ${modules[i]}`).join(', ')}: {done}
        </span>
      </div>
    );
    return { name, marks, number: crash };
  });
  return (
    <>
      <CountedTable
        caption={heading}
        heads={[columns.when, columns.modules, columns.crash]}
        rows={rows}
        className={styles.weeks}
      />
      <p className={`small soft ${styles.note}`}>{note}</p>
      <Effects effects={effects} className={styles.effects} topic="benefits" isClose />
    </>
  );
}
