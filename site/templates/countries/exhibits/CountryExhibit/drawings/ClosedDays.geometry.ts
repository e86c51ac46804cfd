/** What a day of a year's drawing is. */
export type DayKind = 'weekend' | 'work' | 'thin' | 'closed';

const DAY_MS = 86_400_000;
/** In units of one day across and the row's height of 30: the width of a stroke, and how tall each kind is. */
const WEIGHT = 0.5;
const HEIGHTS: Readonly<Record<DayKind, number>> = { weekend: 7, work: 16, thin: 23, closed: 30 };

/** The height of a row, in the same units as its strokes. */
export const ROW_HEIGHT = 30;

/** One month: its number from 1, its days, and a path for each kind that it has. */
interface Month {
  readonly month: number;
  readonly kinds: readonly { readonly kind: DayKind; readonly count: number; readonly d: string }[];
}

/**
 * A year as twelve rows of strokes, one a day. `marked` names the days that are neither weekend nor ordinary work; a
 * closed day stays closed on a weekend.
 */
export function yearStrokes(year: number, marked: ReadonlyMap<string, DayKind>): Month[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = Date.UTC(year, index, 1);
    const days = (Date.UTC(year, index + 1, 1) - first) / DAY_MS;
    const kinds = Array.from({ length: days }, (__, at): DayKind => {
      const date = new Date(first + at * DAY_MS);
      const weekend = date.getUTCDay() % 6 === 0;
      return marked.get(date.toISOString().slice(0, 10)) ?? (weekend ? 'weekend' : 'work');
    });
    const path = (kind: DayKind) =>
      kinds
        .map((own, at) => {
          const height = HEIGHTS[kind];
          return own === kind ? `M${at} ${ROW_HEIGHT - height}h${WEIGHT}v${height}h-${WEIGHT}z` : '';
        })
        .join('');
    const present = (['weekend', 'work', 'thin', 'closed'] as const).filter((kind) => kinds.includes(kind));
    return {
      month: index + 1,
      kinds: present.map((kind) => ({
        kind,
        count: kinds.filter((own) => own === kind).length,
        d: path(kind),
      })),
    };
  });
}
