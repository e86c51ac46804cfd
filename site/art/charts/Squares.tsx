import styles from './Squares.module.css';
import { SQUARE } from './slantedSquare.ts';
import { unitChart } from './unitChart.ts';

interface SquaresProps {
  /** How many squares are there, and how many of them are marked. */
  all: number;
  marked: number;
  /** Squares in a row. */
  columns: number;
}

/** Things to count as slanted squares, the marked ones first. Words beside it say both numbers. */
export function Squares({ all, marked, columns }: SquaresProps) {
  const { width, height, paths } = unitChart({ ...SQUARE, amounts: [marked, all - marked], columns });
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
      <path className={styles.other} d={paths[1]} />
      <path className={styles.marked} d={paths[0]} />
    </svg>
  );
}
