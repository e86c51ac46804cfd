// Narrows the cards of the portfolio by tag: any within a group, all between groups; and sorts them. The address
// holds the choice.
import type * as Tool from './CaseFilter.tool.client.ts';

const filter = document.querySelector<HTMLFormElement>('[data-case-filter]');
const cards = [...document.querySelectorAll<HTMLElement>('[data-case-card]')];

if (filter) {
  const boxes = [...filter.querySelectorAll('input')];
  const groups = [...filter.querySelectorAll('details')];
  const sort = filter.querySelector('select');
  const status = filter.querySelector<HTMLElement>('[data-shown]');
  const reset = filter.querySelector('button');
  const empty = document.querySelector<HTMLElement>('[data-case-empty]');
  const grid = cards[0]?.closest('section');
  const first = cards.filter((card) => card.dataset.later === undefined).length;

  const matching = (chosen: HTMLInputElement[]) =>
    cards.filter((card) =>
      chosen.every(({ name }) =>
        chosen.some((box) => box.name === name && card.dataset[name]?.split(' ').includes(box.value)),
      ),
    );

  const nameOf = (card: HTMLElement) => card.querySelector('h3')?.textContent ?? '';
  const arrange = (order = '') => {
    const key = (card: HTMLElement) => `${card.dataset[order] ?? ''} ${nameOf(card)}`;
    const sorted = order ? cards.toSorted((a, b) => key(a).localeCompare(key(b))) : cards;
    for (const [at, card] of sorted.entries()) {
      card.parentElement?.append(card);
      card.toggleAttribute('data-later', at >= first);
      card.id = at === first ? 'more' : '';
    }
  };

  const show = () => {
    arrange(sort?.value);
    const chosen = boxes.filter((box) => box.checked);
    const shown = matching(chosen);
    for (const card of cards) card.hidden = !shown.includes(card);
    grid?.toggleAttribute('data-filtered', chosen.length > 0 || location.hash === '#more');
    for (const group of groups) {
      const names = chosen.filter((box) => group.contains(box)).map((box) => box.dataset.label);
      const place = group.querySelector('[data-chosen]');
      if (place) place.textContent = names.join(', ');
    }
    for (const box of boxes) {
      const left = matching([...chosen, box]).length;
      const count = box.parentElement?.querySelector('span');
      if (count) count.textContent = `${left}`;
      box.parentElement?.toggleAttribute('data-empty', left === 0);
    }
    const seen = cards.filter((card) => card.checkVisibility()).length;
    if (status)
      status.textContent = (status.dataset.shown ?? '')
        .replace('{shown}', `${seen}`)
        .replace('{total}', `${cards.length}`);
    if (reset) reset.hidden = chosen.length === 0;
    if (empty) {
      for (const part of empty.children) part.replaceChildren();
      if (!shown.length) explain(empty);
    }
  };

  const explain = async (place: HTMLElement) => {
    const tool: typeof Tool = await import(/* @vite-ignore */ place.dataset.script ?? '');
    const choices = groups
      .map((group) => boxes.filter((box) => box.checked && group.contains(box)))
      .filter(({ length }) => length > 0)
      .map((chosen) => ({ boxes: chosen, cards: matching(chosen) }));
    // Meanwhile something else may be chosen.
    if (cards.every((card) => card.hidden)) tool.explain(place, choices);
  };

  const read = () => {
    const query = new URLSearchParams(location.search);
    for (const box of boxes) box.checked = query.getAll(box.name).includes(box.value);
    for (const option of sort?.options ?? []) option.selected = option.value === query.get('sort');
    show();
  };

  const write = () => {
    const query = new URLSearchParams(
      boxes.filter((box) => box.checked).map(({ name, value }) => [name, value]),
    );
    if (sort?.value) query.set('sort', sort.value);
    history.pushState(null, '', query.size ? `?${query}` : location.pathname);
    show();
  };

  filter.addEventListener('change', write);
  filter.addEventListener('submit', (event) => event.preventDefault());
  filter.addEventListener('reset', (event) => {
    event.preventDefault();
    for (const box of boxes) box.checked = false;
    write();
    groups[0]?.querySelector('summary')?.focus();
  });
  // Open chips close on a click elsewhere, when the focus leaves and on Escape, as menus do.
  const closeWithout = ({ target }: Event) => {
    for (const group of groups) group.open &&= target instanceof Node && group.contains(target);
  };
  addEventListener('click', closeWithout);
  // A tap moves the focus before it clicks: what closed in between would be gone from under the finger.
  addEventListener('focusin', (event) => setTimeout(() => closeWithout(event)));
  filter.addEventListener('keydown', ({ key }) => {
    const open = groups.find((group) => group.open);
    if (key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
  addEventListener('popstate', read);
  addEventListener('hashchange', () => {
    show();
    // The link to the later cards goes once they are there, and would take the focus with it.
    if (location.hash === '#more') document.querySelector<HTMLElement>('#more a')?.focus();
  });
  addEventListener('pageshow', read);
}
