// Marks the hour of the week that is now, and says it on its day.
import { fill } from '../../collections/fill.ts';

const WEEK = 168;
const week = document.querySelector<HTMLElement>('[data-week-starts]');

if (week) {
  const [day = 0, hour = 0] = (week.dataset.weekStarts ?? '').split(' ').map(Number);
  const now = new Date();
  const since = (now.getUTCDay() - day) * 24 + now.getUTCHours() + now.getUTCMinutes() / 60 - hour;
  const at = Math.floor((since + WEEK) % WEEK);
  for (const stroke of week.querySelectorAll<SVGElement>('[data-pitch]'))
    stroke.setAttribute('transform', `translate(${at * Number(stroke.dataset.pitch)})`);
  const words = document.createElement('span');
  words.textContent = `: ${fill(week.dataset.here ?? '', { hour: `${at}` })}`;
  const today = week.querySelectorAll('[data-day]')[Math.floor(at / 24)];
  today?.append(words);
  today?.setAttribute('data-today', '');
  week.querySelector('[data-now]')?.removeAttribute('hidden');
}
