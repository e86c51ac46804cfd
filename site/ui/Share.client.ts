// Fetches what the share button does when a pointer or a finger comes to it, or when it is pressed.
import type * as Tool from './Share.tool.client.ts';

const place = document.querySelector<HTMLElement>('[data-share]');

if (place) {
  const load = (): Promise<typeof Tool> => import(/* @vite-ignore */ place.dataset.share ?? '');
  place.onpointerover = load;
  place.onclick = () => load().then(({ share }) => share(place));
}
