// What the share button does, fetched when it is about to be pressed.
/** How long "copied" is shown, in milliseconds. */
const shown = 4000;

/** Copies the page's address and says so; on phones, opens the device's share sheet. */
export async function share(place: HTMLElement): Promise<void> {
  const { copied = '', refused = '' } = place.dataset;
  const status = place.querySelector('[role="status"]');
  const { href: url } = location;
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    // A visitor who dismisses the sheet needs no message.
    navigator.share({ title: document.title, url }).catch(() => {});
    return;
  }
  const message = await navigator.clipboard?.writeText(url).then(
    () => copied,
    () => refused,
  );
  status?.replaceChildren(message ?? refused);
  setTimeout(() => status?.replaceChildren(), shown);
}
