// The one script of the desk: everything works without it. It sets a remembered theme before the first paint, shows
// times on the reader's own clock, and offers shortcuts to whoever switches them on.
import '../layout/theme.client.ts';
import { offerShortcuts } from './shortcuts.client.ts';
import { isTimeForm, momentInWords } from './times.ts';

addEventListener('DOMContentLoaded', () => {
  for (const time of document.querySelectorAll('time')) {
    const form = time.dataset['time'];
    if (isTimeForm(form)) time.textContent = momentInWords(Date.parse(time.dateTime), form);
  }
  offerShortcuts();
});
