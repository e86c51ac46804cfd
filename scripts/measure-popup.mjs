// `npm run measure:popup`: what the contact pop-up of the last build weighs, beside what it may.
import { resolve } from 'node:path';
import { popupWeight } from './popupWeight.mjs';

const { parts, loader, opened, pictures } = popupWeight({
  dist: resolve(process.env.OUT_DIR ?? '.', 'dist'),
});
const line = (name, bytes, most) =>
  `${name.padEnd(36)} ${String(bytes).padStart(7)} B${most ? ` of ${most}` : ''}`;

for (const [address, bytes] of Object.entries(parts)) console.log(line(address, bytes));
console.log();
console.log(line('loader on every page', loader, 1024));
console.log(line('script, styles, words, countries', opened, 75_000));
console.log(line('pictures of the left panel', pictures, 20_000));
process.exitCode = loader > 1024 || opened > 75_000 || pictures > 20_000 ? 1 : 0;
