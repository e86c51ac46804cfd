import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, onTestFinished, test } from 'vitest';
import { openSocket } from '../service/support/raw.ts';
import { freePort } from '../service/support-store/postgres.ts';
import { usePrograms } from './support/programs.ts';
import { isLeftOut } from './support/tools.ts';
import { useVisits } from './support/visits.ts';
import { useWebServers, webServers } from './support/webServers.ts';

const programs = usePrograms();
const startWebServer = useWebServers();
const visit = useVisits();

const connections = 2_000;

const asking = 'GET /images/large.png HTTP/1.1\r\nHost: agency.example\r\n';

/** What one address does on a number of connections: `begin` once, then `again` until it is over. */
const idlers = [
  { what: 'says nothing', begin: '', again: '' },
  { what: 'sends a header byte by byte', begin: `${asking}X: `, again: 'x' },
  { what: 'asks and reads nothing', begin: `${asking}\r\n`, again: '' },
];

/** Opens connections of one address, some of which are closed at once. */
async function idle(port: number, begin: string): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(port, '127.0.1.1')));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (const socket of sockets) if (begin !== '') socket.pause().write(begin);
  return sockets;
}

describe.each(['the service', 'nginx before the service', 'Caddy before the service'])('%s', (front) => {
  const server = webServers[front];
  describe.skipIf(server && isLeftOut(server.command))('serves its visitors', () => {
    let [pid, port] = [0, 0];

    beforeAll(async () => {
      const folder = programs.folder();
      writeFileSync(join(folder, 'dist/images/large.png'), Buffer.alloc(2 * 1024 * 1024, 'x'));
      const servicePort = await freePort();
      // From another address, so that it counts as a visitor.
      const env = { PORT: String(servicePort), TRUSTED_PROXIES: '127.0.0.1' };
      ({ pid } = await programs.run(folder, env));
      port = server ? await startWebServer(front, server, { folder, servicePort }) : servicePort;
    });

    test.each(idlers)(
      'while one address $what on two thousand connections',
      async ({ what, begin, again }) => {
        const sockets = await idle(port, begin);
        await visit({
          cells: [front, what],
          pid,
          port,
          before: () => {
            for (const socket of sockets) if (again !== '' && socket.writable) socket.write(again);
          },
        });
      },
    );
  });
});
