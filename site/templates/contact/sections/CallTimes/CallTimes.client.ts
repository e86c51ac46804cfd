// Turns each call time into a button: up to two chosen times go into the brief of the page's buttons. Also gives each
// time by the visitor's own clock.
import { clock, DAY } from '../../../../time/clock.ts';
import { fill } from '../../../../collections/fill.ts';

const place = document.querySelector<HTMLElement>('[data-call-times]');
/** How many times a brief names. */
const MOST = 2;

if (place) {
  const words: Record<
    'none' | 'chosen' | 'enough' | 'yours' | 'zone' | 'time' | 'brief' | 'briefed',
    string
  > &
    Record<'before' | 'after', string> = JSON.parse(place.dataset.callTimes ?? '');
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'disjunction' });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const status = place.querySelector('[data-chosen]');
  const openers = document.querySelectorAll<HTMLElement>('main [data-contact-open]');
  const chosen: HTMLElement[] = [];

  const show = () => {
    const times = list.format(chosen.map((one) => one.dataset.brief ?? ''));
    const isAny = chosen.length > 0;
    status?.replaceChildren(isAny ? fill(words.chosen, { times }) : words.none);
    for (const opener of openers)
      opener.dataset.contactBrief = isAny ? fill(words.briefed, { times }) : words.brief;
  };

  for (const time of place.querySelectorAll<HTMLElement>('[data-call]')) {
    const here = Number(time.dataset.minutes) - new Date().getTimezoneOffset();
    const day = Math.floor(here / DAY);
    const other = day < 0 ? `, ${words.before}` : day > 0 ? `, ${words.after}` : '';
    const local = clock(here);
    time.querySelector('[data-yours]')?.replaceChildren(`${fill(words.yours, { time: local })}${other} `);
    const button = document.createElement('button');
    button.type = 'button';
    button.ariaPressed = 'false';
    button.append(...time.childNodes);
    button.dataset.brief = fill(words.time, { utc: time.dataset.call ?? '', time: local, zone }) + other;
    time.append(button);
    button.addEventListener('click', () => {
      const at = chosen.indexOf(button);
      if (at < 0 && chosen.length === MOST) {
        status?.replaceChildren(words.enough);
        return;
      }
      if (at < 0) chosen.push(button);
      else chosen.splice(at, 1);
      button.ariaPressed = String(at < 0);
      show();
    });
  }
  place.querySelector('[data-zone]')?.replaceChildren(fill(words.zone, { zone }));
  show();
}
