import { readFileSync } from 'node:fs';

/**
 * Preloaded into a program (`--import`): its clock is ahead of the machine's by the milliseconds in the file that `CLOCK`
 * names. The monotonic clock goes on as it is, as where somebody sets the clock.
 */
const file = process.env['CLOCK'];
const machineNow = Date.now.bind(Date);

if (file !== undefined) Date.now = () => machineNow() + Number(readFileSync(file, 'utf8'));
