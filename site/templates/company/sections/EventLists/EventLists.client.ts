// Moves events between the lists by the visitor's clock, since the build is older, and reveals past ones step by step.
// Without scripts all of them are shown.
const list = (name: string) => document.querySelector<HTMLElement>(`[data-events="${name}"]`);
const eventsIn = (from: HTMLElement) => [...from.querySelectorAll<HTMLElement>('[data-ends]')];
const hasPassed = ({ dataset }: HTMLElement) => Date.parse(dataset.ends ?? '') < Date.now();

const [upcoming, past] = [list('upcoming'), list('past')];
const foot = document.querySelector<HTMLElement>('[data-events-more]');

if (upcoming && past && foot) {
  // Both lists begin with the event that is nearest to today.
  for (const event of eventsIn(upcoming)) if (hasPassed(event)) past.prepend(event);
  for (const event of eventsIn(past)) if (!hasPassed(event)) upcoming.prepend(event);
  for (const seats of document.querySelectorAll('[data-seats]'))
    seats.toggleAttribute('hidden', past.contains(seats));
  upcoming.hidden = !upcoming.firstElementChild;
  document.querySelector('[data-events-empty]')?.toggleAttribute('hidden', !upcoming.hidden);

  const events = eventsIn(past);
  const total = events.length;
  const buttons = [...foot.querySelectorAll('button')];
  const status = foot.querySelector<HTMLElement>('[data-count]');
  let shownCount = 0;

  const showUpTo = (most: number) => {
    shownCount = Math.min(most, total);
    for (const [at, event] of events.entries()) event.hidden = at >= shownCount;
    for (const button of buttons) button.hidden = shownCount === total;
    const text = status?.dataset.count ?? '';
    status?.replaceChildren(text.replace('{shown}', `${shownCount}`).replace('{total}', `${total}`));
  };
  showUpTo(Number(foot.dataset.first));
  foot.hidden = shownCount === total;
  // Paper has no button for more.
  matchMedia('print').addEventListener('change', () => showUpTo(total));

  for (const [at, button] of buttons.entries())
    button.addEventListener('click', () => {
      const next = events[shownCount];
      showUpTo(at ? total : shownCount + Number(foot.dataset.step));
      next?.setAttribute('tabindex', '-1');
      next?.focus();
    });
}
