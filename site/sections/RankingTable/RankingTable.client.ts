// Sorts the companies by the head of a column that is pressed, or by the choice above the table where heads are hidden,
// and ranks them anew by the weights under it. Without scripts the table stands as we ranked it.
import { fill } from '../../lib/fill.ts';
import { meanOf, placed } from '../../lib/ranking.ts';

const section = document.querySelector('[data-section="comparison-table"]');
const table = section?.querySelector('table');
const body = table?.tBodies[0];
const select = section?.querySelector('select');
const status = section?.querySelector<HTMLElement>('[data-said]');
const form = section?.querySelector('form');
const leads = form?.querySelector<HTMLElement>('[data-leads]');

if (section && table && body && select && status && form && leads) {
  const heads = [...table.querySelectorAll('thead th')];
  const weights = [...form.querySelectorAll('input')];
  const entries = [...body.rows].map((row) => {
    const marks = (row.dataset.marks ?? '').split(' ');
    const scores = Object.fromEntries(weights.map(({ name }, at) => [name, Number(marks[at])]));
    return { row, scores, name: row.cells[1]?.textContent ?? '' };
  });
  const words = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  /** By rank: among equals this order stays, whatever the table is sorted by. */
  let rows = entries.map(({ row }) => row);

  /** Puts the rows into another order; each slides to its new place from where it was seen. */
  const arrange = (sorted: HTMLElement[]) => {
    if (sorted.every((row, at) => row === body.rows[at])) return;
    const tops = sorted.map((row) => row.getBoundingClientRect().top);
    body.append(...sorted);
    for (const [at, row] of sorted.entries()) {
      for (const animation of row.getAnimations()) animation.cancel();
      const by = (tops[at] ?? 0) - row.getBoundingClientRect().top;
      if (!by || still.matches) continue;
      row.animate(
        { translate: [`0 ${by}px`, '0 0'] },
        { duration: 240, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' },
      );
    }
  };

  const said = (row: HTMLTableRowElement, column: number) =>
    (row.cells[column]?.textContent ?? '').replaceAll(',', '');

  /** The choice lists both ways of each column in turn. */
  const sort = (choice: number) => {
    const column = choice >> 1;
    const way = choice % 2 ? -1 : 1;
    arrange(rows.toSorted((a, b) => way * words.compare(said(a, column), said(b, column))));
    for (const head of heads) head.removeAttribute('aria-sort');
    heads[column]?.setAttribute('aria-sort', way < 0 ? 'descending' : 'ascending');
    select.selectedIndex = choice;
  };

  const choose = (choice: number) => {
    sort(choice);
    status.textContent = fill(status.dataset.said ?? '', { order: select.selectedOptions[0]?.text ?? '' });
  };

  const weigh = () => {
    const criteria = weights.map((input) => {
      input.style.setProperty('--at', `${(100 * input.valueAsNumber) / Number(input.max)}%`);
      input.previousElementSibling?.replaceChildren(input.value);
      return { id: input.name, weight: input.valueAsNumber };
    });
    const list = placed(entries.map((entry) => ({ ...entry, total: meanOf(entry.scores, criteria) })));
    for (const { row, rank, total } of list) {
      const [first, last] = [row.cells[0], row.lastElementChild];
      first?.replaceChildren(`${rank}`);
      last?.querySelector('b')?.replaceChildren(total.toFixed(1));
      last?.querySelector('svg svg')?.setAttribute('width', `${10 * total}%`);
    }
    rows = list.map(({ row }) => row);
    sort(0);
    const first = list.filter(({ rank }) => rank === 1);
    leads.textContent = fill(leads.dataset.leads ?? '', {
      company: first.map(({ name }) => name).join(', '),
      score: `${first[0]?.total.toFixed(1)}`,
    });
  };

  for (const [column, head] of heads.entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = head.textContent;
    head.append(button);
    button.addEventListener('click', () => {
      const now = head.getAttribute('aria-sort');
      const down = now ? now === 'ascending' : head.hasAttribute('data-best-first');
      choose(2 * column + Number(down));
    });
  }
  select.addEventListener('change', () => choose(select.selectedIndex));
  form.addEventListener('input', ({ target }) => {
    // Without any weight there is no order, so the last one stays.
    if (target instanceof HTMLInputElement && weights.every(({ value }) => value === '0')) target.value = '1';
    weigh();
  });
  // The form goes back to its first values after those who listen.
  form.addEventListener('reset', () => setTimeout(weigh));
  weigh();
  for (const waiting of section.querySelectorAll('[data-waiting]')) waiting.removeAttribute('data-waiting');
}
