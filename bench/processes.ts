import { readFileSync } from 'node:fs';

/** Ticks of the clock that Linux counts processor time in, a second. */
const ticks = 100;

/** Seconds that the processor has worked for a running process, all threads together. */
export function worked(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / ticks;
}

/** Resident memory of a running process in MiB: what it has now, or the most that it ever had. */
export function memory(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const [, kib] =
    new RegExp(`^${which}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
