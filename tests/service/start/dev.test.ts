import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { copyTree } from '../../support/copyTree.ts';
import { freePort } from '../support-store/postgres.ts';

let folder: string;
beforeAll(() => {
  folder = copyTree('dev-', /^(site|content|contract|service|scripts)\/|^[^/]+$/);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What starts a whole program on a busy machine is slow, and no less right; in milliseconds. */
const timeout = 300_000;

test(
  'npm run dev shows a page without a build before, and a changed word',
  { timeout: 3 * timeout },
  async () => {
    const [port, apiPort] = [await freePort(), await freePort()];
    const child = spawn('npm', ['run', 'dev'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'development', PORT: String(port), API_PORT: String(apiPort) },
      // A group of its own hears the signal as a terminal's would.
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    onTestFinished(async () => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await ended;
    });
    const page = () =>
      fetch(`http://localhost:${port}/contact/`).then(
        (answer) => answer.text(),
        () => '',
      );
    const file = join(folder, 'content/pages/company/contact.yaml');
    const words = readFileSync(file, 'utf8');
    const title = /^ {2}title: (.+)$/m.exec(words)?.[1] ?? '';
    await expect.poll(page, { timeout }).toContain(`<title>${title}</title>`);
    writeFileSync(file, words.replace(title, 'Changed Words'));
    await expect.poll(page, { timeout }).toContain('<title>Changed Words</title>');
  },
);
