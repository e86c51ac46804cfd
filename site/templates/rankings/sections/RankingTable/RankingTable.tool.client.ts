// Sorts the companies by the column heading that is pressed, or by the choice above the table if headings are hidden,
// and ranks them by the weights below it. The address keeps both.
import { queryWith } from '../../parts/queryWith.ts';
import { meanOf, placed } from '../../parts/ranking.ts';

export function join(section: HTMLElement): void {
  const body = section.querySelector('tbody');
  const select = section.querySelector('select');
  const form = section.querySelector('form');
  if (!body || !select || !form) return;
  const heads = [...section.querySelectorAll('thead th')];
  const weights = [...form.querySelectorAll('input')];
  const status = form.querySelector<HTMLElement>('[role="status"]');
  const textOf = (row: HTMLTableRowElement, column: number) =>
    row.cells[column]?.textContent.replaceAll(',', '') ?? '';

  /** By rank: among equals this order stays, whatever the table is sorted by. */
  let rows = [...body.rows];

  /** The choice lists both ways of each column in turn. Rows slide to their new places from where they are seen. */
  const sort = (choice: number) => {
    const column = choice >> 1;
    const way = choice & 1 ? -1 : 1;
    const sorted = rows.toSorted(
      (a, b) => way * textOf(a, column).localeCompare(textOf(b, column), 'en', { numeric: true }),
    );
    const tops = sorted.map((row) => row.getBoundingClientRect().top);
    body.append(...sorted);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      for (const [at, row] of sorted.entries()) {
        const by = (tops[at] ?? 0) - row.getBoundingClientRect().top;
        // Added to what still moves from the time before.
        if (by) row.animate({ translate: [`0 ${by}px`, '0'], easing: 'ease-out', composite: 'add' }, 240);
      }
    for (const [at, head] of heads.entries())
      head.ariaSort = at === column ? (way < 0 ? 'descending' : 'ascending') : null;
    select.selectedIndex = choice;
  };

  const choose = (choice: number) => {
    sort(choice);
    section.querySelector('[data-sorted]')?.replaceChildren(select.selectedOptions[0]?.text ?? '');
    write();
  };

  const weigh = () => {
    const points = weights.map((input) => {
      input.style.setProperty('--at', `${(100 * input.valueAsNumber) / Number(input.max)}%`);
      input.previousElementSibling?.replaceChildren(input.value);
      return input.valueAsNumber;
    });
    const list = placed(
      rows.map((row) => ({
        row,
        name: textOf(row, 1),
        total: meanOf(row.dataset.marks?.split(' ').map(Number) ?? [], points),
      })),
    );
    const isWeighed = points.some(Boolean);
    for (const { row, rank, total } of list) {
      row.cells[0]?.replaceChildren(isWeighed ? `${rank}` : '–');
      row.querySelector('b')?.replaceChildren(isWeighed ? total.toFixed(1) : '–');
      row.querySelector('td:last-child svg svg')?.setAttribute('width', `${10 * total}%`);
    }
    rows = list.map(({ row }) => row);
    sort(0);
    const names = list.filter(({ rank }) => rank === 1).map(({ name }) => name);
    const leaders = `${status?.dataset.leads} ${names.join(', ')} ${list[0]?.total.toFixed(1)}`;
    status?.replaceChildren(isWeighed ? leaders : (status.dataset.unweighed ?? ''));
  };

  let [last, known]: [unknown, string?] = [null];
  /** After a choice of the visitor's. Steps of one weight are one step back. */
  const write = (by?: EventTarget | null) => {
    const moved = weights.filter(({ value, defaultValue }) => value !== defaultValue);
    const query = queryWith(
      [...weights.map(({ name }) => name), 'sort'],
      [
        ...moved.map(({ name, value }): [string, string] => [name, value]),
        ...(select.selectedIndex > 0 ? [['sort', select.value] satisfies [string, string]] : []),
      ],
    );
    const isSame = by && by === last;
    history[isSame ? 'replaceState' : 'pushState'](null, '', query);
    [last, known] = [by, location.search];
  };

  /** Weighs and sorts as the address says. */
  const read = () => {
    if (location.search === known) return;
    [last, known] = [null, location.search];
    const query = new URLSearchParams(known);
    for (const input of weights) {
      const given = query.get(input.name);
      input.value = given ?? input.defaultValue;
      // What is no weight becomes another one.
      if (input.value !== given) input.value = input.defaultValue;
    }
    weigh();
    sort(
      Math.max(
        0,
        [...select.options].findIndex(({ value }) => value === query.get('sort')),
      ),
    );
  };

  for (const [column, head] of heads.entries())
    // What is sorted up already is sorted down.
    head
      .querySelector('button')
      ?.addEventListener('click', () => choose(2 * column + Number(select.selectedIndex === 2 * column)));
  select.addEventListener('change', () => choose(select.selectedIndex));
  form.addEventListener('input', weigh);
  form.addEventListener('change', ({ target }) => write(target));
  form.addEventListener('reset', () => {
    // The form resets its values only after the listeners have run.
    setTimeout(() => {
      weigh();
      write();
    });
  });
  addEventListener('popstate', read);
  if (location.search) read();
  else {
    known = '';
    // What was chosen before this came.
    const { selectedIndex } = select;
    weigh();
    sort(selectedIndex);
  }
}
