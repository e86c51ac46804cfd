// The rows of the calculator: what is chosen in them, what is wrong with it, and how they come and go.
import { most, rateOf, wholeUpTo, type EstimateBook, type EstimateLine } from '../../parts/estimate.ts';
import { fill } from '../../../../collections/fill.ts';

/** Words of the rows, as `Calculator.schema.ts` describes them. */
export interface RowWords {
  row: string;
  remove: string;
  unpriced: string;
  unlevelled: string;
  problems: { region: string; level: string; people: string; months: string };
}

type Field = HTMLInputElement | HTMLSelectElement;

/** The part of the page that a selector names. Throws an Error without it. */
export function part<Kind extends HTMLElement>(place: ParentNode, selector: string): Kind {
  const found = place.querySelector<Kind>(selector);
  if (!found) throw new Error(`The calculator has no ${selector}.`);
  return found;
}

/** A choice by its name. */
export const field = (place: ParentNode, name: string) => part<Field>(place, `[name="${name}"]`);

/** Shows a problem beside its field, and clears those of the other fields there. */
export function mark(place: ParentNode, problem?: { name: string; text: string }): void {
  const message = part(place, '[data-problem]');
  message.hidden = !problem;
  message.replaceChildren(problem?.text ?? '');
  for (const one of place.querySelectorAll<Field>('select, input')) {
    const isWrong = one.name === problem?.name;
    one.ariaInvalid = isWrong ? 'true' : null;
    if (isWrong) one.setAttribute('aria-describedby', message.id);
    else one.removeAttribute('aria-describedby');
  }
}

/** Offers only what has a rate, and says why the rest cannot be chosen. What is chosen stays. */
function offer(row: HTMLElement, book: EstimateBook, words: RowWords): void {
  const [role, region] = [field(row, 'role').value, field(row, 'region').value];
  const offerOf = (name: string, names: Record<string, string>, unpriced: string) => {
    for (const option of row.querySelectorAll<HTMLOptionElement>(`[name="${name}"] option`)) {
      const called = names[option.value];
      if (called === undefined) continue;
      option.disabled = !rateOf(book, { role, region, level: '', people: 1, [name]: option.value });
      option.textContent = option.disabled ? fill(unpriced, { [name]: called }) : called;
    }
  };
  offerOf('region', book.regions, words.unpriced);
  offerOf('level', book.levels, words.unlevelled);
}

/** What is chosen in a row, or what is wrong with it. */
export function readRow(row: HTMLElement, book: EstimateBook, words: RowWords) {
  offer(row, book, words);
  const value = (name: string) => field(row, name).value;
  const [role, region, level] = [value('role'), value('region'), value('level')];
  const people = wholeUpTo(most.people, value('people'));
  const line: EstimateLine = { role, region, level, people: people ?? 1 };
  const isWrong = {
    region: !rateOf(book, { ...line, level: '' }),
    level: !rateOf(book, line),
    people: people === undefined,
  };
  const wrong = (['region', 'level', 'people'] as const).find((name) => isWrong[name]);
  const text = wrong && fill(words.problems[wrong], { region: book.regions[region] ?? '' });
  mark(row, wrong && text ? { name: wrong, text } : undefined);
  return { line, problem: text };
}

/** Puts a row at the end: a copy of the first one. */
export function addRow(list: HTMLElement): HTMLElement {
  const row = part(list, '[data-row]').cloneNode(true);
  if (!(row instanceof HTMLElement)) throw new Error('A row of the calculator is no element.');
  list.append(row);
  return row;
}

/** Chooses in a row what a line says. */
export function fillRow(row: HTMLElement, line: EstimateLine): void {
  for (const [name, value] of Object.entries(line)) field(row, name).value = String(value);
}

/** Numbers the rows; one alone stays. */
export function numberRows(rows: readonly HTMLElement[], words: RowWords): void {
  for (const [at, row] of rows.entries()) {
    const number = { row: String(at + 1) };
    part(row, 'legend').replaceChildren(fill(words.row, number));
    part(row, '[data-problem]').id = `role-${number.row}-problem`;
    const remove = part(row, '[data-remove]');
    remove.ariaLabel = fill(words.remove, number);
    remove.hidden = rows.length === 1;
  }
}
