import { readFileSync } from 'node:fs';

/** Clock ticks per second, the unit in which Linux counts processor time. */
const ticks = 100;

/** Processor time of a running process in seconds, of all threads. */
export function worked(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / ticks;
}

/** Resident memory of a running process in MiB: current or peak. */
export function memory(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const [, kib] =
    new RegExp(`^${which}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
