import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postJson, sound } from '../service/support/inquiry.ts';
import { freePort } from '../service/support-store/postgres.ts';
import { attack, postOf, watch } from './support/attack.ts';
import type { Sent } from './support/attack.ts';
import { usePrograms } from './support/programs.ts';
import { isLeftOut } from './support/tools.ts';
import { observeTurns } from './support/turns.ts';
import { useWebServers, webServers } from './support/webServers.ts';

const programs = usePrograms();
const startWebServer = useWebServers();

/** Most memory in MiB, half of what the unit of systemd allows. */
const most = 250;
/** The longest turn of the event loop in milliseconds of the processor; the goal is half, where nobody else is at work. */
const longest = 200;
/** Numbers of connections, for figures such as those of docs/security.md: `20,100,500`. */
const { ATTACK_SIZES } = process.env;
const sizes = (ATTACK_SIZES ?? '500').split(',').map(Number);
const ms = 2_000;

const head = (method: string, ...more: string[]) =>
  [`${method} /api/contact HTTP/1.1`, 'Host: agency.example', ...more, ''].join('\r\n');
const chunked = head('POST', 'Content-Type: application/json', 'Transfer-Encoding: chunked');
const form = 'application/x-www-form-urlencoded';

/** What is sent without an end, and how. */
const attacks: Readonly<Record<string, Sent>> = {
  'form, Content-Length': postOf(form, 'Content-Length'),
  'form, chunked': postOf(form, 'chunked'),
  'JSON, Content-Length': postOf('application/json', 'Content-Length'),
  'JSON, chunked': postOf('application/json', 'chunked'),
  'a header': { head: `${head('GET')}X: `, piece: 'x', times: 60_000 },
  headers: { head: head('GET'), piece: 'x: y\r\n', times: 10_000 },
  trailers: { head: `${chunked}\r\n2\r\n{}\r\n0\r\n`, piece: 'x: y\r\n', times: 10_000 },
  'a chunk extension': { head: `${chunked}\r\n2;`, piece: 'x', times: 60_000 },
};

const rows = new Map<string, string[]>();

/** Prints the row of a table once it is whole. */
function note(name: string, cell: string): void {
  const cells = [...(rows.get(name) ?? []), cell];
  rows.set(name, cells);
  if (ATTACK_SIZES !== undefined && cells.length === sizes.length)
    console.log(`| ${[name, ...cells].join(' | ')} |`);
}

describe.each(['the service', 'nginx before the service', 'Caddy before the service'])('%s', (front) => {
  const server = webServers[front];
  describe.skipIf(server && isLeftOut(server.command))('stands', () => {
    let [servicePort, port] = [0, 0];

    async function start() {
      const folder = programs.folder();
      const turns = observeTurns(folder);
      const service = await programs.run(folder, {
        ...turns.env,
        ...{ PORT: String(servicePort), RATE_LIMIT_PER_MINUTE: '', TRUSTED_PROXIES: '127.0.0.1' },
      });
      // So many at once would be a load of their own.
      onTestFinished(async () => {
        service.kill('SIGKILL');
        await service.exit;
      });
      return { ...service, turns };
    }

    beforeAll(async () => {
      servicePort = await freePort();
      const folder = programs.folder();
      port = server ? await startWebServer(front, server, { folder, servicePort }) : servicePort;
    });

    describe.each(Object.entries(attacks))('%s', (what, sent) => {
      describe.each(['whole', 'one byte'] as const)('packets: %s', (packets) => {
        test.each(sizes)('on %i connections', async (connections) => {
          const { url, pid, turns } = await start();
          turns.begin(pid);
          const options = { port, connections, addresses: 5, packets, ms, ...sent };
          const { memory, slowest } = await watch(pid, port, attack(options));
          const turn = turns.longest();
          const cell = [`${Math.round(memory)} MiB`, `${Math.round(turn)} ms`, `${Math.round(slowest)} ms`];
          note(`${front} | ${what} | ${packets}`, cell.join(', '));
          expect(memory).toBeLessThan(most);
          expect(turn).toBeLessThan(longest);
          expect((await postJson(url, sound)).status).toBe(201);
        });
      });
    });
  });
});
