// Narrows the cards of the portfolio by tag: any within a group, all between groups. The address holds the choice.
const filter = document.querySelector<HTMLFormElement>('[data-case-filter]');
const cards = [...document.querySelectorAll<HTMLElement>('[data-case-card]')];

if (filter) {
  const boxes = [...filter.querySelectorAll('input')];
  const status = filter.querySelector<HTMLElement>('[data-shown]');
  const reset = filter.querySelector('button');
  const empty = document.querySelector<HTMLElement>('[data-case-empty]');
  const grid = empty?.closest('section');

  const matching = (chosen: HTMLInputElement[]) =>
    cards.filter((card) =>
      chosen.every(({ name }) =>
        chosen.some((box) => box.name === name && card.dataset[name]?.split(' ').includes(box.value)),
      ),
    );

  const show = () => {
    const chosen = boxes.filter((box) => box.checked);
    const shown = matching(chosen);
    for (const card of cards) card.hidden = !shown.includes(card);
    grid?.toggleAttribute('data-filtered', chosen.length > 0);
    for (const box of boxes) {
      const left = matching([...chosen, box]).length;
      const count = box.parentElement?.querySelector('span');
      if (count) count.textContent = `${left}`;
      box.parentElement?.toggleAttribute('data-empty', left === 0);
    }
    const text = status?.dataset.shown ?? '';
    const seen = cards.filter((card) => card.checkVisibility()).length;
    if (status) status.textContent = text.replace('{shown}', `${seen}`).replace('{total}', `${cards.length}`);
    if (reset) reset.hidden = chosen.length === 0;
    if (empty) {
      const names = new Intl.ListFormat(document.documentElement.lang).format(
        chosen.map((box) => box.dataset.label ?? ''),
      );
      empty.textContent = shown.length ? '' : (empty.dataset.caseEmpty ?? '').replace('{tags}', names);
    }
  };

  const read = () => {
    const query = new URLSearchParams(location.search);
    for (const box of boxes) box.checked = query.getAll(box.name).includes(box.value);
    show();
  };

  const write = () => {
    const query = new URLSearchParams(
      boxes.filter((box) => box.checked).map(({ name, value }) => [name, value]),
    );
    history.pushState(null, '', query.size ? `?${query}` : location.pathname);
    show();
  };

  filter.addEventListener('change', write);
  filter.addEventListener('submit', (event) => event.preventDefault());
  filter.addEventListener('reset', (event) => {
    event.preventDefault();
    for (const box of boxes) box.checked = false;
    write();
    boxes[0]?.focus();
  });
  addEventListener('popstate', read);
  addEventListener('hashchange', show);
  addEventListener('pageshow', read);
}
