/** How many cells stand over each other, and their sizes in px: distance, side, and the extra gap between parts. */
interface FileBarFormat {
  readonly rows: number;
  readonly pitch: number;
  readonly side: number;
  readonly gap: number;
}

/** A bar of cells, a cell for each file: its parts side by side as one path each, filled column by column. */
export function fileBar(parts: readonly number[], { rows, pitch, side, gap }: FileBarFormat) {
  let left = 0;
  const paths = parts.map((files) => {
    const path = Array.from({ length: files }, (_, i) => {
      const [x, y] = [left + Math.floor(i / rows) * pitch, (i % rows) * pitch];
      return `M${x} ${y}h${side}v${side}h-${side}z`;
    }).join('');
    left += Math.ceil(files / rows) * pitch + gap;
    return path;
  });
  return { width: left - gap - (pitch - side), height: (rows - 1) * pitch + side, paths };
}
