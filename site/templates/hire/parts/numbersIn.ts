/** The two numbers of a range in words: `6–12 weeks` gives 6 and 12, `2 days` gives 2 twice. Throws an Error without one. */
export function numbersIn(words: string): [low: number, high: number] {
  const [low, high = low] = [...words.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  if (low === undefined || high === undefined) throw new Error(`There is no number in "${words}".`);
  return [low, high];
}
