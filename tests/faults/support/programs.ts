import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { createFolder, startProgram } from '../../service/support/program.ts';
import type { Program } from '../../service/support/program.ts';

/** No limit of a test's own load. */
const unlimited = { RATE_LIMIT_PER_MINUTE: '1000000' };

/** Folders and programs that may outlive a test; all end with the file. */
export function usePrograms() {
  const programs: Program[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    for (const program of programs) program.kill('SIGKILL');
    await Promise.all(programs.map(({ exit }) => exit));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  return {
    folder(): string {
      const folder = createFolder();
      folders.push(folder);
      return folder;
    },
    /** A running service and its address. */
    async run(folder: string, env: Readonly<Record<string, string>> = {}) {
      const program = startProgram(folder, { ...unlimited, ...env });
      programs.push(program);
      return { ...program, url: await program.address };
    },
  };
}
