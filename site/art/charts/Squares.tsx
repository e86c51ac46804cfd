import { coordinate } from '../path.ts';
import { SLANT } from '../geometry.ts';
import styles from './Squares.module.css';

interface SquaresProps {
  /** How many squares are there, and how many of them are marked. */
  all: number;
  marked: number;
  /** Squares in a row. */
  columns: number;
}

/** In px: a slanted square, and the distance of two. */
const [SIDE, PITCH] = [26, 34];

const square = (at: number, columns: number): string => {
  const x = (at % columns) * PITCH + SIDE * SLANT;
  const y = Math.floor(at / columns) * PITCH;
  return `M${coordinate(x)} ${y}h${SIDE}l${coordinate(-SIDE * SLANT)} ${SIDE}h${-SIDE}z`;
};

/** Things to count as slanted squares, the marked ones first. Words beside it say both numbers. */
export function Squares({ all, marked, columns }: SquaresProps) {
  const rows = Math.ceil(all / columns);
  const width = Math.ceil((columns - 1) * PITCH + SIDE * (1 + SLANT));
  const path = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => square(from + i, columns)).join('');
  return (
    <svg
      className={styles.squares}
      viewBox={`0 0 ${width} ${(rows - 1) * PITCH + SIDE}`}
      width={width}
      aria-hidden="true"
    >
      <path className={styles.other} d={path(marked, all)} />
      <path className={styles.marked} d={path(0, marked)} />
    </svg>
  );
}
