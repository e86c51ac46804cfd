/** A ruler as data: x in per cent of its length, so that it fits any width without scaling its text. */
export interface Ruler {
  /** Path of all marks in a box one unit wide for each mark and one high; every fifth is full. */
  readonly marks: string;
  readonly numbers: readonly { readonly at: number; readonly label: number }[];
  readonly stages: readonly { readonly name: string; readonly start: number; readonly width: number }[];
  /** Where the middle of a mark lies. */
  readonly middleOf: (mark: number) => number;
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** A ruler with `length` marks, phases above it and a number at every fifth mark; marks are counted from 1. */
export function ruler(
  length: number,
  stages: readonly { readonly name: string; readonly from: number; readonly to: number }[],
): Ruler {
  const share = (units: number): number => hundredth((units / length) * 100);
  const middleOf = (mark: number): number => share(mark - 0.5);
  return {
    marks: Array.from({ length: length + 1 }, (_, i) => `M${i} 0v${i % 5 === 0 ? 1 : 0.55}`).join(''),
    numbers: Array.from({ length }, (_, i) => i + 1)
      .filter((mark) => mark === 1 || mark % 5 === 0 || mark === length)
      .map((mark) => ({ at: middleOf(mark), label: mark })),
    stages: stages.map(({ name, from, to }) => ({
      name,
      start: share(from - 1),
      width: share(to - from + 1),
    })),
    middleOf,
  };
}
