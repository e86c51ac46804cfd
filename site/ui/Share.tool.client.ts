// What the share button does, fetched when it is about to be pressed.
/** How long it stands there that the address is copied, in milliseconds. */
const shown = 4000;

/** Copies the page's address and says so; on phones it opens what the device offers for sharing. */
export async function share(place: HTMLElement): Promise<void> {
  const { copied = '', refused = '' } = place.dataset;
  const status = place.querySelector('[role="status"]');
  const { href: url } = location;
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    // Whoever closes the sheet wants nothing more.
    navigator.share({ title: document.title, url }).catch(() => {});
    return;
  }
  const said = await navigator.clipboard?.writeText(url).then(
    () => copied,
    () => refused,
  );
  status?.replaceChildren(said ?? refused);
  setTimeout(() => status?.replaceChildren(), shown);
}
