/** A company's range of rates and the score that it stands at. */
export interface ScoredRange {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly score: number;
}

/** A range with its stroke and its name: x in per cent of the plot, y in px of the middle. */
interface PlacedRange extends ScoredRange {
  readonly y: number;
  /** SVG path over the whole width: a stroke for each unit between both rates, 18 px high. */
  readonly d: string;
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'end' };
}

/** Ranges against scores as data, to be drawn at any width without scaling its text. */
export interface RangesByScore {
  readonly height: number;
  /** Units that the width stands for. */
  readonly span: number;
  readonly columns: readonly { readonly at: number; readonly value: number }[];
  readonly lines: readonly { readonly y: number; readonly value: number }[];
  /** The highest score first. */
  readonly ranges: readonly PlacedRange[];
}

/** In px: the plot between its highest and lowest line, room over it, height of a stroke and of a name. */
const [TALL, ROOM, STROKE, NAME] = [430, 30, 18, 28];
/** In per cent of the narrowest plot: from a stroke to its name, a letter of it, the score after it. */
const [GAP, LETTER, SCORE] = [2, 1.5, 6];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly height: number;
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * Places ranges by their rates from left to right and by their scores from below. `step` is the distance of two
 * columns, `unit` what one stroke stands for. A name stands after its stroke, or where that place is taken before, over
 * or under it. Throws an Error without ranges and for a range that is empty or reversed.
 */
export function rangesByScore(
  all: readonly ScoredRange[],
  { step, unit }: { readonly step: number; readonly unit: number },
): RangesByScore {
  if (all.length === 0) throw new Error('A chart of ranges needs one range at least.');
  for (const { name, low, high } of all)
    if (!(low < high)) throw new Error(`The range "${name}" goes from ${low} to ${high}.`);
  const from = Math.floor(Math.min(...all.map(({ low }) => low)) / step) * step;
  const to = Math.ceil(Math.max(...all.map(({ high }) => high)) / step) * step;
  const [worst, best] = [
    Math.min(...all.map(({ score }) => score)),
    Math.max(...all.map(({ score }) => score)),
  ];
  const foot = Math.floor(worst);
  const top = Math.max(foot + 1, Math.ceil(best));
  const across = (value: number) => tenth((100 * (value - from)) / (to - from));
  const up = (score: number) => Math.round(ROOM + (TALL * (top - score)) / (top - foot));

  const sorted = all.toSorted((one, other) => other.score - one.score);
  const taken: Box[] = sorted.map(({ low, high, score }) => ({
    left: across(low),
    right: across(high),
    y: up(score),
    height: STROKE,
  }));
  const ranges = sorted.map((range): PlacedRange => {
    const { name, low, high, score } = range;
    const y = up(score);
    const wide = name.length * LETTER + SCORE;
    const [start, end] = [across(low), across(high)];
    const beside = (STROKE + NAME) / 2;
    const places = [
      { x: end + GAP, y, anchor: 'start' },
      { x: start - GAP, y, anchor: 'end' },
      { x: start, y: y - beside, anchor: 'start' },
      { x: end, y: y + beside, anchor: 'end' },
    ] as const;
    const boxOf = ({ x, y: middle, anchor }: (typeof places)[number]): Box => ({
      left: anchor === 'start' ? x : x - wide,
      right: anchor === 'start' ? x + wide : x,
      y: middle,
      height: NAME,
    });
    const free = places.find((place) => {
      const box = boxOf(place);
      return box.left >= 0 && box.right <= 100 && !taken.some((other) => meet(box, other));
    });
    const label = free ?? places[end > 50 ? 1 : 0];
    taken.push(boxOf(label));
    const count = Math.max(1, Math.round((high - low) / unit));
    const first = (low - from) / unit + 0.5;
    return { ...range, y, label, d: `M${first} 0v${STROKE}${`m1-${STROKE}v${STROKE}`.repeat(count - 1)}` };
  });
  return {
    height: ROOM + TALL,
    span: (to - from) / unit,
    columns: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => ({
      at: across(from + i * step),
      value: from + i * step,
    })),
    lines: Array.from({ length: top - foot + 1 }, (_, i) => ({ y: up(foot + i), value: foot + i })),
    ranges,
  };
}
