import { once } from 'node:events';
import { connect, constants } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { describe, onTestFinished, test } from 'vitest';
import { freePort } from '../service/support-store/postgres.ts';
import { usePrograms } from './support/programs.ts';
import { isLeftOut } from './support/tools.ts';
import { useVisits } from './support/visits.ts';
import { useWebServers, webServers } from './support/webServers.ts';

const programs = usePrograms();
const startWebServer = useWebServers();
const visit = useVisits();

const rounds = 100;
const [sessions, streams] = [5, 100];

/** The documented web servers, with a second port for HTTP/2 in clear. */
const fronts = {
  'nginx before the service': (config: string, port: number, h2Port: number) =>
    config.replace(`listen 127.0.0.1:${port};`, `$& listen 127.0.0.1:${h2Port} http2;`),
  'Caddy before the service': (config: string, port: number, h2Port: number) =>
    config
      .replace('servers {', 'servers {\n\t\tprotocols h1 h2 h2c')
      .replace(`http://:${port} {`, `http://:${port}, http://:${h2Port} {`),
};

/** Streams of HTTP/2 that are reset as soon as they are asked for, a hundred at a time on each of five connections. */
function attack(port: number, isReset: boolean): () => void {
  const open = Array.from({ length: sessions }, () => {
    const session = connect(`http://127.0.0.1:${port}`, {
      // Another address than the visitors'.
      createConnection: () => connectSocket({ port, host: '127.0.0.1', localAddress: '127.0.1.1' }),
    });
    session.on('error', () => undefined);
    return session;
  });
  function burst(): void {
    for (const session of open.filter(({ destroyed, closed }) => !destroyed && !closed)) {
      for (let stream = 0; stream < streams; stream++) {
        const asked = session.request({ ':path': '/about/', ':authority': 'agency.example' });
        asked.on('error', () => undefined);
        if (isReset) asked.close(constants.NGHTTP2_CANCEL);
        else asked.resume();
      }
    }
  }
  let left = rounds;
  const bursts = setInterval(() => (left-- > 0 ? burst() : clearInterval(bursts)), 20);
  return () => {
    clearInterval(bursts);
    for (const session of open) session.destroy();
  };
}

describe.each(Object.entries(fronts))('%s', (front, withStreams) => {
  const server = webServers[front];
  if (!server) throw new Error(`no ${front}`);
  describe.skipIf(isLeftOut(server.command))('serves its visitors', () => {
    test.each([
      ['are reset at once', true],
      ['are read', false],
    ] as const)('while streams of HTTP/2 %s, 500 at a time', async (what, isReset) => {
      const folder = programs.folder();
      const [servicePort, h2Port] = [await freePort(), await freePort()];
      const { pid } = await programs.run(folder, { PORT: String(servicePort), TRUSTED_PROXIES: '127.0.0.1' });
      const config: typeof server.config = (site, port) =>
        withStreams(server.config(site, port), port, h2Port);
      const port = await startWebServer(front, { ...server, config }, { folder, servicePort });
      const session = connect(`http://127.0.0.1:${h2Port}`);
      await once(session, 'connect');
      session.destroy();
      onTestFinished(attack(h2Port, isReset));
      await visit({ cells: [front, what], pid, port });
    });
  });
});
