// Recalculates the estimate on every change, keeps it in the address, and announces it. While a choice is invalid, the
// last sum stays, marked as outdated.
import { estimateIn, most, queryOf, rateOf, wholeUpTo } from '../../parts/estimate.ts';
import type { EstimateBook } from '../../parts/estimate.ts';
import { fill } from '../../../../collections/fill.ts';
import { showEstimate, type ResultWords } from './Calculator.result.client.ts';
import {
  addRow,
  field,
  fillRow,
  mark,
  numberRows,
  part,
  readRow,
  type RowWords,
} from './Calculator.rows.client.ts';

/** Milliseconds after the last change until the estimate is announced. */
const PAUSE = 600;

/** Connects the page's calculator. */
export function join(place: HTMLElement): void {
  const book: EstimateBook = JSON.parse(place.dataset.book ?? '');
  const words: RowWords & ResultWords = JSON.parse(place.dataset.words ?? '');
  const { first = '' } = place.dataset;
  const firstEstimate = estimateIn(first, book, { lines: [], plan: '', months: 1 });
  const [list, terms] = [part(place, '[data-rows]'), part(place, '[data-terms]')];
  const add = part<HTMLButtonElement>(place, '[data-add]');
  part(terms, '[data-problem]').id = 'months-problem';
  const rows = () => [...list.querySelectorAll<HTMLElement>('[data-row]')];

  /** The choices, and the first problem with them, if any. */
  const read = () => {
    const read = rows().map((row) => readRow(row, book, words));
    const months = wholeUpTo(most.months, field(terms, 'months').value);
    const wrong = months === undefined ? { name: 'months', text: words.problems.months } : undefined;
    mark(terms, wrong);
    const estimate = {
      lines: read.map(({ line }) => line),
      plan: field(terms, 'plan').value,
      months: months ?? 1,
    };
    return { estimate, problem: [...read.map((one) => one.problem), wrong?.text].find(Boolean) };
  };

  /** Shows the estimate, or the problem. Returns what to announce and, for a valid estimate, its query. */
  const reckon = () => {
    numberRows(rows(), words);
    add.disabled = rows().length >= most.lines;
    part(place, '[data-full]').hidden = !add.disabled;
    const { estimate, problem } = read();
    const isStale = problem !== undefined;
    place.toggleAttribute('data-stale', isStale);
    part(place, '[data-note]').hidden = !isStale;
    if (isStale) return { said: problem };
    return { said: showEstimate(place, rows(), estimate, book, words), query: queryOf(estimate) };
  };

  let pause: ReturnType<typeof setTimeout> | undefined;
  let last: EventTarget | null = null;
  /** After a choice of the visitor's. Steps within one number are one step back. */
  const answer = (by: EventTarget | null) => {
    const { said, query } = reckon();
    clearTimeout(pause);
    pause = setTimeout(() => part(place, '[data-spoken]').replaceChildren(said), PAUSE);
    if (query === undefined) return;
    const isSame = by === last && by instanceof HTMLInputElement;
    history[isSame ? 'replaceState' : 'pushState'](history.state, '', query);
    last = by;
  };

  /** Chooses what the address says. */
  const follow = () => {
    const { lines, plan, months } = estimateIn(location.search, book, firstEstimate);
    const before = rows();
    for (const [at, line] of lines.entries()) fillRow(before[at] ?? addRow(list), line);
    for (const row of before.slice(lines.length)) row.remove();
    field(terms, 'plan').value = plan;
    field(terms, 'months').value = String(months);
    last = null;
    reckon();
  };

  const addOne = () => {
    const like = rows()
      .map((row) => readRow(row, book, words).line)
      .at(-1);
    const line = like && rateOf(book, like) ? like : firstEstimate.lines[0];
    if (!line || rows().length >= most.lines) return;
    const row = addRow(list);
    fillRow(row, { ...line, people: 1 });
    answer(add);
    field(row, 'role').focus();
  };

  const remove = (row: Element) => {
    const at = rows().findIndex((one) => one === row);
    row.remove();
    answer(list);
    const next = rows()[Math.min(at, rows().length - 1)];
    (rows().length > 1 && next ? part(next, '[data-remove]') : add).focus();
  };

  place.addEventListener('input', ({ target }) => answer(target));
  place.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    const row = pressed?.closest('[data-row]');
    if (row) remove(row);
    else if (pressed === add) addOne();
    else if (pressed?.matches('[data-print]')) print();
  });
  addEventListener('beforeprint', () => {
    const date = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    part(place, '[data-printed]').replaceChildren(fill(words.printed, { date, address: location.href }));
  });
  addEventListener('popstate', follow);
  if (location.search) {
    follow();
    return;
  }
  // What was chosen before this came.
  const { query = first } = reckon();
  if (query !== first) history.pushState(history.state, '', query);
}
