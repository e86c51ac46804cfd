import { readFileSync } from 'node:fs';

/** Resident memory of a process in MiB; NaN where the system does not tell. */
export function memoryOf(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
