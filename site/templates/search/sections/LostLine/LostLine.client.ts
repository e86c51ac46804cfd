// Says when the connection is back, once the server has answered, and offers to send the stored brief. The visitor
// sends it, never the page itself.
import { OFFLINE_WORKER } from '../../../../offline/addresses.ts';
import { typedBrief } from '../../../../offline/typedBrief.ts';

/** Milliseconds between two questions at most. */
const slowest = 60_000;

const place = document.querySelector<HTMLElement>('[data-line]');
const status = place?.querySelector<HTMLElement>('[role=status]');
const send = place?.querySelector<HTMLElement>('[data-send]');
const again = place?.querySelector('button');
let waiting: ReturnType<typeof setTimeout> | undefined;

function show(isBack: boolean): void {
  const isKept = isBack && typedBrief() !== '';
  const { back = '', briefBack = '' } = status?.dataset ?? {};
  status?.replaceChildren(isBack ? (isKept ? briefBack : back) : '');
  if (send) send.hidden = !isKept;
  if (place) place.dataset.line = isBack ? 'back' : 'lost';
}

/**
 * Whether the server answers. A HEAD request, since the service worker only answers requests that fetch a page or file.
 */
const answers = () =>
  fetch(OFFLINE_WORKER, { method: 'HEAD', cache: 'no-store', redirect: 'error' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks until the server answers, each time after a longer pause. */
async function ask(pause = 1000): Promise<void> {
  clearTimeout(waiting);
  if (!navigator.onLine) return;
  if (await answers()) show(true);
  else waiting = setTimeout(() => void ask(Math.min(2 * pause, slowest)), pause);
}

if (again) {
  again.hidden = false;
  again.addEventListener('click', () => location.reload());
}
addEventListener('online', () => void ask());
addEventListener('offline', () => show(false));
void ask();
