import type { Range } from './rateCard.ts';

/** Hours with the lowest and the highest amount: of one of them, or of all. */
interface PricedHours extends Range {
  hours: number;
}

/** The total of a job's lines. Kept apart from code that reads records, since browsers calculate with it too. */
export function jobTotal(lines: readonly PricedHours[]): PricedHours {
  const sum = (of: (line: PricedHours) => number) => lines.reduce((all, line) => all + of(line), 0);
  return {
    hours: sum(({ hours }) => hours),
    low: sum(({ hours, low }) => hours * low),
    high: sum(({ hours, high }) => hours * high),
  };
}
