/** A module that is fetched on intent, and connects itself to its place in the page. */
interface Tool {
  join: (place: HTMLElement) => void;
}

/**
 * Fetches a module when a visitor turns to its place, or at once if the page's address has a query. A press on an
 * element that `pressable` matches takes effect as soon as the module is loaded.
 */
export function joinOnIntent(place: HTMLElement, source = '', pressable: string): void {
  let loading: Promise<void> | undefined;
  let isJoined = false;
  const load = () =>
    (loading ??= import(/* @vite-ignore */ source).then(
      ({ join }: Tool) => {
        join(place);
        isJoined = true;
      },
      () => {
        loading = undefined;
      },
    ));
  for (const intent of ['pointerover', 'touchstart', 'focusin', 'input'])
    place.addEventListener(intent, load);
  place.addEventListener('click', async ({ target }) => {
    if (isJoined || !(target instanceof Element)) return;
    const pressed = target.closest<HTMLElement>(pressable);
    await load();
    pressed?.click();
  });
  const form = place.querySelector('form');
  if (location.search && form) {
    // Locked, since the address is about to overwrite the choices.
    form.inert = true;
    load().finally(() => (form.inert = false));
  }
}
