import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readServiceFile } from '../service/start/serviceFile.ts';
import { compare, median, oneVisitor } from './compare.ts';
import { startNginx } from './nginx.ts';
import type { Tuning } from './nginx.ts';
import { writePart } from './page.ts';
import { startPinned } from './pinned.ts';
import type { Server } from './pinned.ts';
import { report } from './report.ts';

/** Starts are short, and the first fills the caches. */
const starts = 7;
/** Nothing happens for so long before memory is read, in milliseconds. */
const idleMs = 5_000;
const nginxPort = 18_473;
const barePort = 18_474;
/** As the service starts itself. */
const youngGeneration = '--max-semi-space-size=8';
const appOnly = fileURLToPath(import.meta.resolve('./server.ts'));
const bareNode = fileURLToPath(import.meta.resolve('./bare.ts'));

const tools = ['wrk', 'nginx', 'taskset'];
const missing = tools.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0);
if (missing.length > 0 || availableParallelism() < 2) {
  const why = missing.length > 0 ? `${missing.join(' and ')} missing` : 'only one core';
  console.error(`${why}. On Debian: apt-get install wrk nginx-light util-linux. Two cores are needed.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const loadBefore = loadavg();
const database = (name: string) => ({ DATABASE_URL: `file:${join(folder, name, 'inquiries.db')}` });
const program = (name: string) => startPinned(['node', 'service/main.ts'], { PORT: '0', ...database(name) });
const app = (...without: string[]) =>
  startPinned(['node', youngGeneration, appOnly, ...without], database('bench'));
const bare = () => startPinned(['node', youngGeneration, bareNode, String(barePort)]);
const nginx = (tuning: Tuning) => {
  const { headers, pageHeaders } = readServiceFile('build/service.json');
  return startNginx(tuning, nginxPort, { ...headers, ...pageHeaders });
};

async function idle() {
  const times: number[] = [];
  const sizes: number[] = [];
  for (let start = 0; start <= starts; start++) {
    const server = await program('idle');
    await sleep(start === starts ? idleMs : 0);
    if (start > 0) times.push(server.startedIn);
    sizes.push(server.memory());
    await server.stop();
  }
  return { startMs: median(times), idleMiB: sizes.at(-1) ?? Number.NaN };
}

async function posts() {
  const durable = await app();
  const storeless = await app('none');
  const throughput = await compare(durable, storeless, '/api/contact');
  const visitor = await oneVisitor(durable, '/api/contact');
  const memoryMiB = durable.memory();
  await durable.stop();
  await storeless.stop();
  return { throughput, visitor, memoryMiB };
}

async function pages(first: Promise<Server>, second: Promise<Server>) {
  const [ours, theirs] = [await first, await second];
  const throughput = await compare(ours, theirs, '/');
  await ours.stop();
  await theirs.stop();
  return throughput;
}

try {
  const found = {
    idle: await idle(),
    posts: await posts(),
    pages: await pages(program('pages'), nginx('Debian')),
    tuned: await pages(program('pages'), nginx('tuned')),
    bareTuned: await pages(bare(), nginx('tuned')),
    bare: await pages(program('pages'), bare()),
  };
  console.log(await writePart('## The service', report({ ...found, loadBefore })));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
