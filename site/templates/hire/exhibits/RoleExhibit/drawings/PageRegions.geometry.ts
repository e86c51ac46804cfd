/** A page in user units, cut into eight regions as back offices are: bar, head, list, columns and foot. */
const BOX = { width: 120, height: 150 };
const REGIONS = [
  { x: 4, y: 22, width: 34, height: 50 },
  { x: 42, y: 22, width: 50, height: 68 },
  { x: 96, y: 22, width: 20, height: 30 },
  { x: 4, y: 76, width: 34, height: 40 },
  { x: 42, y: 94, width: 50, height: 22 },
  { x: 96, y: 56, width: 20, height: 60 },
  { x: 4, y: 120, width: 112, height: 26 },
  { x: 4, y: 4, width: 112, height: 14 },
] as const;

/** How many regions a page has. */
export const REGION_COUNT = REGIONS.length;

/** A page of regions, those with a place (counted from 1) in `renewed` as one path and the others as another. */
export function pageRegions(renewed: readonly number[]) {
  const path = (isRenewed: boolean) =>
    REGIONS.filter((_, at) => renewed.includes(at + 1) === isRenewed)
      .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`)
      .join('');
  return { ...BOX, renewed: path(true), old: path(false) };
}
