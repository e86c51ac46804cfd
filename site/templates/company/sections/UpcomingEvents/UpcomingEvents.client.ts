// Moves events between the lists as the visitor's clock says, since a build is older than its reader, and shows the
// past ones step by step. Without scripts all of them stand there.
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
  let shown = 0;

  const showUpTo = (most: number) => {
    shown = Math.min(most, total);
    for (const [at, event] of events.entries()) event.hidden = at >= shown;
    for (const button of buttons) button.hidden = shown === total;
    const text = status?.dataset.count ?? '';
    status?.replaceChildren(text.replace('{shown}', `${shown}`).replace('{total}', `${total}`));
  };
  showUpTo(Number(foot.dataset.first));
  foot.hidden = shown === total;
  // Paper has no button for more.
  matchMedia('print').addEventListener('change', () => showUpTo(total));

  for (const [at, button] of buttons.entries())
    button.addEventListener('click', () => {
      const next = events[shown];
      showUpTo(at ? total : shown + Number(foot.dataset.step));
      next?.setAttribute('tabindex', '-1');
      next?.focus();
    });
}
