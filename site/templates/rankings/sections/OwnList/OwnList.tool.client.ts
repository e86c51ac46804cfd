// Adds up the marks on every change, puts the companies into their order, keeps the list in the address, and says the
// totals. What is no mark or no weight is called wrong and left out of the sums.
import { fill } from '../../../../collections/fill.ts';
import {
  isListed,
  kept,
  markIn,
  ownListIn,
  queryOf,
  totalOwn,
  weightIn,
  type OwnList,
} from '../../parts/ownList.ts';
import { queryWith } from '../../parts/queryWith.ts';
import { placed } from '../../parts/ranking.ts';
import type { OwnListWords } from '../../parts/ownListWords.ts';

/** Milliseconds after the last change until the totals are said. */
const PAUSE = 600;

/** The part of the sheet that a selector names. Throws an Error without it. */
function part<Kind extends HTMLElement>(place: ParentNode, selector: string): Kind {
  const found = place.querySelector<Kind>(selector);
  if (!found) throw new Error(`The sheet has no ${selector}.`);
  return found;
}

/** Connects the page's sheet. */
export function join(place: HTMLElement): void {
  const words: Pick<OwnListWords, 'problem' | 'waiting' | 'place' | 'lacking' | 'printed'> = JSON.parse(
    place.dataset.words ?? '',
  );
  const form = part<HTMLFormElement>(place, 'form');
  const fields = (within: ParentNode, name: string) => [
    ...within.querySelectorAll<HTMLInputElement>(`[name=${name}]`),
  ];
  const names = fields(form, 'company');
  const rows = [...form.querySelectorAll<HTMLElement>('[data-criterion]')].map((row) => ({
    weight: part<HTMLInputElement>(row, '[name=weight]'),
    marks: fields(row, 'mark'),
    called: [...row.querySelectorAll('[data-called]')],
    problem: part(row, '[data-problem]'),
  }));
  const first = rows.map(({ weight }) => Number(weight.defaultValue));

  /** Calls a field wrong, or right again. */
  const mark = (field: HTMLInputElement, isWrong: boolean, { id }: HTMLElement) => {
    field.ariaInvalid = isWrong ? 'true' : null;
    if (isWrong) field.setAttribute('aria-describedby', id);
    else field.removeAttribute('aria-describedby');
  };

  /** What the sheet says. */
  const read = (): OwnList => {
    for (const { weight, marks, problem } of rows) {
      const wrong = marks.filter(
        ({ value, validity }) => validity.badInput || (value !== '' && markIn(value) === undefined),
      );
      if (weightIn(weight.value) === undefined) wrong.push(weight);
      for (const field of [weight, ...marks]) mark(field, wrong.includes(field), problem);
      problem.hidden = wrong.length === 0;
      problem.replaceChildren(problem.hidden ? '' : words.problem);
    }
    return {
      companies: names.map(({ value }, at) => ({
        name: value.trim(),
        marks: rows.map(({ marks }) => markIn(marks[at]?.value ?? '')),
      })),
      weights: rows.map(({ weight }, at) => weightIn(weight.value) ?? first[at] ?? 0),
    };
  };

  /** Shows totals and order. Returns the list and what to say of it. */
  const reckon = () => {
    const list = read();
    const companies = list.companies.map((company, at) => ({
      ...company,
      name: company.name || (names[at]?.labels?.[0]?.textContent ?? ''),
      isListed: isListed(company),
      total: totalOwn(company, list.weights),
    }));
    for (const { called } of rows)
      for (const [at, span] of called.entries()) span.replaceChildren(list.companies[at]?.name ?? '');
    for (const [at, cell] of [...form.querySelectorAll('[data-total]')].entries())
      cell.replaceChildren(companies[at]?.total?.toFixed(1) ?? '');
    const order = placed(
      companies.flatMap(({ total, ...one }) => (total === undefined ? [] : { ...one, total })),
    );
    const lacking = companies.filter(({ total, isListed }) => total === undefined && isListed);
    const all = String(list.weights.filter(Boolean).length);
    const lines = [
      ...order.map(({ rank, name, total }) =>
        fill(words.place, { rank: String(rank), company: name, total: total.toFixed(1) }),
      ),
      ...lacking.map(({ name, marks }) => {
        const given = list.weights.filter((weight, at) => weight && marks[at] !== undefined).length;
        return fill(words.lacking, { company: name, given: String(given), all });
      }),
    ];
    part(form, '[data-order]').replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement('li');
        item.textContent = line;
        return item;
      }),
    );
    part(form, '[data-waiting]').hidden = order.length > 0;
    return { list, said: lines.join('; ') || words.waiting };
  };

  let pause: ReturnType<typeof setTimeout> | undefined;
  let last: EventTarget | null = null;
  /** After a change by the visitor. Steps within one field are one step back. */
  const answer = (by: EventTarget | null) => {
    const { list, said } = reckon();
    clearTimeout(pause);
    pause = setTimeout(() => part(place, '[data-spoken]').replaceChildren(said), PAUSE);
    const query = queryWith(Object.values(kept), queryOf(list, first));
    history[by && by === last ? 'replaceState' : 'pushState'](history.state, '', query);
    last = by;
  };

  /** Fills in what the address says. */
  const follow = () => {
    const { companies, weights } = ownListIn(location.search, first);
    for (const [at, name] of names.entries()) name.value = companies[at]?.name ?? '';
    for (const [nth, { weight, marks }] of rows.entries()) {
      weight.value = String(weights[nth]);
      for (const [at, field] of marks.entries()) field.value = String(companies[at]?.marks[nth] ?? '');
    }
    last = null;
    reckon();
  };

  form.addEventListener('input', ({ target }) => answer(target));
  // The form empties its fields only after the listeners have run.
  form.addEventListener('reset', () => setTimeout(() => answer(null)));
  part(place, '[data-print]').addEventListener('click', () => {
    const alone = () => document.documentElement.toggleAttribute('data-own-list-alone');
    alone();
    addEventListener('afterprint', alone, { once: true });
    print();
  });
  addEventListener('beforeprint', () => {
    const date = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    part(place, '[data-printed]').replaceChildren(fill(words.printed, { date, address: location.href }));
  });
  addEventListener('popstate', follow);
  if (location.search) follow();
  // What was filled in before this came stays, and the rest of the field is the same step.
  else if (queryOf(reckon().list, first).length > 0) answer(document.activeElement);
}
