import type { Range } from './rateCard.ts';

/** Hours with the lowest and the highest amount: of one of them, or of all. */
interface PricedHours extends Range {
  hours: number;
}

/** What the lines of a job come to in all. Browsers reckon with it too, so it stands apart from what reads the records. */
export function jobTotal(lines: readonly PricedHours[]): PricedHours {
  const sum = (of: (line: PricedHours) => number) => lines.reduce((all, line) => all + of(line), 0);
  return {
    hours: sum(({ hours }) => hours),
    low: sum(({ hours, low }) => hours * low),
    high: sum(({ hours, high }) => hours * high),
  };
}
