// The result of the calculator: every sentence and stroke that an estimate changes.
import type { Estimate, EstimateBook } from '../../parts/estimate.ts';
import { estimateWords, type EstimateWords } from '../../parts/estimateWords.ts';
import { part } from './Calculator.rows.client.ts';

/** Words of the result, as `Calculator.schema.ts` describes them. */
export type ResultWords = EstimateWords & { printed: string };

/** Shows what an estimate comes to, beside each row and in all. Gives the sentence that says it. */
export function showEstimate(
  place: HTMLElement,
  rows: readonly HTMLElement[],
  estimate: Estimate,
  book: EstimateBook,
  words: ResultWords,
): string {
  const said = estimateWords(estimate, book, words);
  const write = (name: string, text: string) => part(place, `[data-${name}]`).replaceChildren(text);
  for (const [at, row] of rows.entries()) part(row, '[data-sum]').replaceChildren(said.sums[at] ?? '');
  write('range', said.range);
  write('total', said.total);
  write('days', said.days);
  for (const [at, month] of [...part(place, '[data-months]').children].entries())
    month.toggleAttribute('data-chosen', at < estimate.months);
  part(place, '[data-contact-open]').dataset.contactBrief = said.brief;
  return said.spoken;
}
