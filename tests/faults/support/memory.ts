import { readFileSync } from 'node:fs';

/** Resident memory of a process in MiB; NaN where the system does not tell. */
export function memoryOf(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

/** The most that a process ever had, likewise. */
export function peakMemoryOf(pid: number): number {
  const [, kib] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
