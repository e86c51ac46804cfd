// Says which offices are at work at this moment, and marks it in their days.
import { fill } from '../../collections/fill.ts';

const MINUTE = 60_000;
const now = new Date();
const today = now.toISOString();

for (const words of document.querySelectorAll<HTMLElement>('[data-office-now]')) {
  const { officeNow = '', offsets = '', open = '', closed = '' } = words.dataset;
  const [from = '', to = ''] = officeNow.split(' ');
  const held = offsets.split(',').filter((offset, i) => i === 0 || offset < today);
  const [, minutes = '0'] = (held.at(-1) ?? '').split(' ');
  // The clock on its wall, in the fields of UTC.
  const there = new Date(now.getTime() + Number(minutes) * MINUTE);
  const time = there.toISOString().slice(11, 16);
  const weekend = there.getUTCDay() % 6 === 0;
  words.textContent = fill(!weekend && time >= from && time < to ? open : closed, { time });
  words.hidden = false;
}
const hours = now.getUTCHours() + now.getUTCMinutes() / 60;
for (const stroke of document.querySelectorAll<SVGElement>('[data-section="offices"] [data-pitch]'))
  stroke.setAttribute('transform', `translate(${hours * Number(stroke.dataset.pitch)})`);
