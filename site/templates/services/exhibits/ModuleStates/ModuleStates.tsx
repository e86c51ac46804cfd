import { dotMatrix } from '../../../../art/charts/dotMatrix.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { ModuleStates as ModuleStatesContent } from './ModuleStates.schema.ts';
import { Effects } from '../../parts/Effects.tsx';
import styles from './ModuleStates.module.css';

/** In px: the distance of two dots and their radius. */
const DOTS = { pitch: 22, radius: 8 };

const STATES = ['found', 'between', 'done'] as const;

/** The native modules of one app, week by week: a dot for each, coloured by how far it is, beside the crash rate. */
export function ModuleStates(props: ModuleStatesContent & { id?: string }) {
  const { id, heading, lede, columns, states, weeks, note, effects } = props;
  return (
    <section id={id} className={styles.modules} data-section="native-modules" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} split="6-6" space={40}>
          {lede}
        </SectionHead>
        <table className={styles.weeks}>
          <caption className="visually-hidden">{heading}</caption>
          <thead className="small">
            <tr>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.modules}</th>
              <th scope="col">{columns.crash}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ name, modules, crash, note: done }) => {
              const all = modules.reduce((sum, one) => sum + one, 0);
              const matrix = dotMatrix(modules, { columns: all, ...DOTS });
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <div className={styles.row}>
                      <svg
                        viewBox={`0 0 ${matrix.width} ${matrix.height}`}
                        width={matrix.width}
                        aria-hidden="true"
                      >
                        {matrix.paths.map((d, i) => (
                          <path key={STATES[i]} className={styles[STATES[i] ?? 'found']} d={d} />
                        ))}
                      </svg>
                      <span className="small soft">
                        {states.map((state, i) => `${state} ${modules[i]}`).join(', ')}. {done}
                      </span>
                    </div>
                  </td>
                  <td>{crash}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className={`small soft ${styles.note}`}>{note}</p>
        <Effects effects={effects} className={styles.effects} topic="benefits" />
      </div>
    </section>
  );
}
