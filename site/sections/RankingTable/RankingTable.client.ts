// Sorts the companies by the head of a column that is pressed, or by the choice above the table where heads are hidden,
// and ranks them anew by the weights under it. Without scripts the table stands as we ranked it.
import { meanOf, placed } from '../../lib/ranking.ts';

const section = document.querySelector('[data-section="comparison-table"]');
const body = section?.querySelector('tbody');
const select = section?.querySelector('select');
const form = section?.querySelector('form');

if (section && body && select && form) {
  const heads = [...section.querySelectorAll('thead th')];
  const weights = [...form.querySelectorAll('input')];
  const say = (name: string, text: string) => section.querySelector(`[data-${name}]`)?.replaceChildren(text);
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
    say('sorted', select.value);
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
    for (const { row, rank, total } of list) {
      row.cells[0]?.replaceChildren(`${rank}`);
      row.querySelector('b')?.replaceChildren(total.toFixed(1));
      row.querySelector('td:last-child svg svg')?.setAttribute('width', `${10 * total}%`);
    }
    rows = list.map(({ row }) => row);
    sort(0);
    const first = list.filter(({ rank }) => rank === 1);
    say('first', `${first.map(({ name }) => name).join(', ')} ${first[0]?.total.toFixed(1)}`);
  };

  for (const [column, head] of heads.entries()) {
    const button = document.createElement('button');
    button.textContent = head.textContent;
    head.append(button);
    // What is sorted up already is sorted down.
    button.addEventListener('click', () => choose(2 * column + Number(select.selectedIndex === 2 * column)));
  }
  select.addEventListener('change', () => choose(select.selectedIndex));
  form.addEventListener('input', weigh);
  // The form goes back to its first values after those who listen.
  form.addEventListener('reset', () => setTimeout(weigh));
  weigh();
}
