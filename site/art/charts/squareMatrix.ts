import { SLANT } from '../geometry.ts';
import { coordinate } from '../path.ts';

/** In px: a slanted square, and the distance of two. */
const [SIDE, PITCH] = [26, 34];

const square = (at: number, columns: number): string => {
  const x = (at % columns) * PITCH + SIDE * SLANT;
  const y = Math.floor(at / columns) * PITCH;
  return `M${coordinate(x)} ${y}h${SIDE}l${coordinate(-SIDE * SLANT)} ${SIDE}h${-SIDE}z`;
};

/** Slanted squares row after row, `columns` in each; one path for each amount, in their order, and their box in px. */
export function squareMatrix(amounts: readonly number[], columns: number) {
  let placed = 0;
  const paths = amounts.map((amount) => {
    const first = placed;
    placed += amount;
    return Array.from({ length: amount }, (_, i) => square(first + i, columns)).join('');
  });
  return {
    width: Math.ceil((columns - 1) * PITCH + SIDE * (1 + SLANT)),
    height: (Math.ceil(placed / columns) - 1) * PITCH + SIDE,
    paths,
  };
}
