import { ellipse } from '../path.ts';

/** Dots row after row, `columns` in each, `pitch` apart; one path for each amount, in their order. */
export function dotMatrix(
  amounts: readonly number[],
  { columns, pitch, radius }: { readonly columns: number; readonly pitch: number; readonly radius: number },
): { readonly width: number; readonly height: number; readonly paths: readonly string[] } {
  let placed = 0;
  const paths = amounts.map((amount) => {
    const first = placed;
    placed += amount;
    return Array.from({ length: amount }, (_, i) => {
      const [row, column] = [Math.floor((first + i) / columns), (first + i) % columns];
      return ellipse({ x: (column + 0.5) * pitch, y: (row + 0.5) * pitch }, radius, radius);
    }).join('');
  });
  return { width: columns * pitch, height: Math.ceil(placed / columns) * pitch, paths };
}
