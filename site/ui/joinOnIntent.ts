/** What a module that is fetched on intent does for its place in the page. */
interface Tool {
  join: (place: HTMLElement) => void;
}

/**
 * Fetches the module at an address when a visitor turns to a place, or comes with choices in the page's own address.
 * Pressing an element that `pressable` matches before the module is there counts as soon as it is.
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
    // Nobody changes choices that are about to become those of the address.
    form.inert = true;
    load().finally(() => (form.inert = false));
  }
}
