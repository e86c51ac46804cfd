import { useId } from 'react';
import { FLAT_STATES, flatWindow, front, walls } from './HouseFront.geometry.ts';
import type { FlatState } from './HouseFront.geometry.ts';
import type { HouseFront as HouseFrontContent } from './HouseFront.schema.ts';
import { letterOf, LetteredList } from './LetteredList.tsx';
import styles from './HouseFront.module.css';

/** A window as it stands in the words: beside its number, or beside its flat. */
function Window({ state }: { state: FlatState }) {
  const { frame, filled } = flatWindow(state, { x: 0, y: 0 });
  return (
    <svg className={styles.window} viewBox="-2 -2 54 62" aria-hidden="true" data-state={state}>
      <path className={styles.filled} d={filled} />
      <path className={styles.frame} d={frame} />
    </svg>
  );
}

/** A house from the street: one window for each flat, filled as its lease stands, and what the office does about some. */
export function HouseFront(props: HouseFrontContent) {
  const { title, floors, keys, flats } = props;
  const id = useId();
  const columns = floors[0]?.length ?? 0;
  const house = front(columns, floors.length);
  const { wall, street } = walls(columns, floors.length);
  const windows = floors.flatMap((floor, row) =>
    floor.map((state, column) => ({ state, ...flatWindow(state, house.at(row, column)) })),
  );
  const count = (state: FlatState) => windows.filter((one) => one.state === state).length;
  return (
    <>
      <div className={styles.street}>
        <svg
          className={styles.house}
          viewBox={`-10 -58 ${house.width + 20} ${house.height + 60}`}
          role="img"
          aria-labelledby={`${id}-title`}
        >
          <title id={`${id}-title`}>{title}</title>
          <path className={styles.wall} d={wall} />
          <path className={styles.shops} d={street} />
          <path className={styles.lintels} d={windows.map(({ lintel }) => lintel).join('')} />
          <path className={styles.glass} d={windows.map(({ frame }) => frame).join('')} />
          {FLAT_STATES.map((state) => (
            <path
              key={state}
              className={styles.filled}
              data-state={state}
              d={windows.map((one) => (one.state === state ? one.filled : '')).join('')}
            />
          ))}
          <path className={styles.frame} d={windows.map(({ frame }) => frame).join('')} />
          {flats.map(({ name, floor, place }, at) => {
            const { x, y } = house.at(floor - 1, place - 1);
            return (
              <g key={name} transform={`translate(${x + 50} ${y + 58})`}>
                <circle className={styles.pin} r="17" />
                <text y="8.5" textAnchor="middle">
                  {letterOf(at)}
                </text>
              </g>
            );
          })}
        </svg>
        <ul role="list" className={styles.keys}>
          {FLAT_STATES.map((state) => (
            <li key={state}>
              <Window state={state} />
              <b>{count(state)}</b>
              <span>{keys[state]}</span>
            </li>
          ))}
        </ul>
      </div>
      <LetteredList entries={flats} className={styles.flats} />
    </>
  );
}
