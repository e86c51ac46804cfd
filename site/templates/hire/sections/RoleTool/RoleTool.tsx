import { Fragment } from 'react';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ColumnChart } from '../../../../art/charts/ColumnChart.tsx';
import { stateRow } from './RoleTool.geometry.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Columns, RoleTool as RoleToolContent, States } from './RoleTool.schema.ts';
import beside from '../../../../ui/beside.module.css';
import styles from './RoleTool.module.css';

interface RoleToolProps extends RoleToolContent {
  resolveLink: ResolveLink;
}

const InColumns = ({ title, label: head, amount, columns }: Columns) => (
  <>
    <ColumnChart title={title} columns={columns} height={240} />
    <details className={`small ${styles.table}`}>
      <summary>The same as a table</summary>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </>
);

/** A row of things for each name; the table that holds them says how many are in which state. */
const InStates = ({ title, label: head, shape, names, rows }: States) => (
  <table className={styles.states}>
    <caption>{title}</caption>
    <thead className="small">
      <tr>
        <th scope="col">{head}</th>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, note, states }) => {
        const stateCells = stateRow(states, shape);
        return (
          <Fragment key={label}>
            <tr>
              <th scope="row">
                {label}
                {note && <span className="small soft">{note}</span>}
              </th>
              {names.map((name, state) => (
                <td key={name}>{states.filter((one) => one === state).length}</td>
              ))}
            </tr>
            <tr aria-hidden="true">
              <td colSpan={names.length + 1}>
                <svg viewBox={`0 0 ${stateCells.width} ${stateCells.height}`}>
                  {stateCells.paths.map(([state, d]) => (
                    <path key={state} data-state={state} d={d} />
                  ))}
                </svg>
              </td>
            </tr>
          </Fragment>
        );
      })}
    </tbody>
  </table>
);

/** One tool or standard that only this role works with, and what can be counted in it. */
export function RoleTool({ heading, text, chart, resolveLink }: RoleToolProps) {
  return (
    <section data-section="tool-of-the-role">
      <div className={`container grid ${beside.beside} ${styles.columns}`}>
        <div className={styles.chart}>
          {chart.kind === 'columns' ? <InColumns {...chart} /> : <InStates {...chart} />}
          <p className="small soft">{chart.source}</p>
        </div>
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Inline text={paragraph} resolveLink={resolveLink} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
