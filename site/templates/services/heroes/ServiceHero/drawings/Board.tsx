import { unitChart } from '../../../../../art/charts/unitChart.ts';
import type { BoardContent } from './Board.schema.ts';
import styles from './Board.module.css';
import { Counted } from './Counted.tsx';

/** In px: a part of the screen, and its distances to the next. */
const CELL = { mark: 'square', width: 34, height: 15, pitch: 39, row: 20 } as const;

/** A framework's subject as a screen of countable parts. */
export function Board({ board: { caption, panes } }: { board: BoardContent }) {
  return (
    <Counted caption={caption}>
      <ul role="list" className={styles.board}>
        {panes.map(({ name, columns, parts, marked }) => {
          const amounts = Array.from({ length: parts }, () => 1);
          const { width, height, paths } = unitChart({ ...CELL, amounts, columns });
          const cells = (again: boolean) => paths.filter((_, i) => marked.includes(i + 1) === again).join('');
          return (
            <li key={name}>
              <p className="small">
                {name}: {marked.length} of {parts}
              </p>
              <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                <path d={cells(false)} />
                {marked.length > 0 && <path className={styles.again} d={cells(true)} />}
              </svg>
            </li>
          );
        })}
      </ul>
    </Counted>
  );
}
