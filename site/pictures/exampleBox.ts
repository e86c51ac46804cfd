/** A plain box of a size in pixels, which replaces pictures in named examples. */
export const exampleBox = (width: number, height: number, fill: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="${fill}" d="M0 0h${width}v${height}H0z"/></svg>`)}`,
  width,
  height,
});
