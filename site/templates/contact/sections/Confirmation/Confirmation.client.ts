// Shows what was sent from this tab: the address that the answer goes to, and the brief. Only this browser knows both: the
// form left them in the tab's storage, from where they go to this entry of its history, so that a reload shows them again.
// With the address of the inquiry's own page, it also shows how far the inquiry is, as that page does.
import { storage } from '../../../../lib/storage.ts';
import { fillParts, type PageState } from '../../parts/fillParts.client.ts';
import { showLocalTimes } from '../../parts/localTimes.client.ts';

interface Sent {
  email: string;
  projectBrief: string;
  /** The page of the inquiry. */
  at?: string | null;
}

/** Says where the answer goes, with the way to change that: by the page's form where it is shown, else by mail. */
function tellAddress(email: string, isForm = false): void {
  const line = document.querySelector<HTMLElement>('[data-to]');
  const way = line?.querySelector('a');
  if (!line || !way) return;
  line.querySelector('[data-text]')?.replaceChildren(email);
  line.hidden = false;
  if (!isForm) way.href = line.dataset.to ?? '';
}

async function showStanding(at: string, email: string): Promise<void> {
  const answer = await fetch(at, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`no inquiry: ${answer.status}`);
  const state: PageState = await answer.json();
  fillParts(state);
  showLocalTimes();
  tellAddress(state.values['email'] ?? email, state.shown.includes('sender'));
}

const place = document.querySelector<HTMLElement>('[data-sent]');
const noted = storage('sessionStorage', 'sent', '') ?? history.state?.sent;
showLocalTimes();
if (place && typeof noted === 'string') {
  history.replaceState({ sent: noted }, '');
  const { email, projectBrief, at }: Sent = JSON.parse(noted);
  place.querySelector('[data-sent-brief]')?.append(projectBrief);
  place.hidden = false;
  if (at) void showStanding(at, email).catch(() => tellAddress(email));
  else if (document.querySelector('[data-to][hidden]')) tellAddress(email);
}
