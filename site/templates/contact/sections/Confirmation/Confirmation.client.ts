// Shows what was sent from this tab: the address that the answer goes to, and the brief. Only this browser knows both: the
// form left them in the tab's storage, from where they go to this entry of its history, so that a reload shows them again.
import { fill } from '../../../../collections/fill.ts';
import { storage } from '../../../../lib/storage.ts';

const place = document.querySelector<HTMLElement>('[data-sent]');
const noted = storage('sessionStorage', 'sent', '') ?? history.state?.sent;
if (place && typeof noted === 'string') {
  history.replaceState({ sent: noted }, '');
  const { email, projectBrief }: { email: string; projectBrief: string } = JSON.parse(noted);
  const say = (selector: string, text: string) => place.querySelector(selector)?.append(text);
  say('[data-sent-to]', fill(place.dataset.sent ?? '', { email }));
  say('[data-sent-brief]', projectBrief);
  place.hidden = false;
}
