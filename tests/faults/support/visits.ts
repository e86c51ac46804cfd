import { afterAll, expect } from 'vitest';
import { ask } from '../../service/support/http.ts';
import { memoryOf } from './memory.ts';

/** Most memory in MiB, half of what the unit of systemd allows. */
const most = 250;
const visits = 50;

export interface Visited {
  /** The row's first cells: what stands in front, and what is done to the service meanwhile. */
  cells: readonly string[];
  pid: number;
  port: number;
  /** What is done before each visit. */
  before?: () => void;
}

/**
 * Visits a service under attack fifty times in a row. Expects every visit to be answered, within its memory limit. With
 * `ATTACK_SIZES` it prints a row at the end of the file: the cells, the memory, and the slowest visit.
 */
export function useVisits(): (visited: Visited) => Promise<void> {
  const rows: string[] = [];
  afterAll(() => {
    if (process.env['ATTACK_SIZES'] !== undefined) console.log(rows.join('\n'));
  });
  return async ({ cells, pid, port, before }) => {
    const statuses: number[] = [];
    let [memory, slowest] = [0, 0];
    for (let visit = 0; visit < visits; visit++) {
      before?.();
      const began = performance.now();
      statuses.push((await ask(port, '/about/')).status);
      slowest = Math.max(slowest, performance.now() - began);
      memory = Math.max(memory, memoryOf(pid));
    }
    rows.push(`| ${[...cells, `${Math.round(memory)} MiB`, `${Math.round(slowest)} ms`].join(' | ')} |`);
    expect(statuses).toEqual(Array<number>(visits).fill(200));
    expect(memory).toBeLessThan(most);
  };
}
