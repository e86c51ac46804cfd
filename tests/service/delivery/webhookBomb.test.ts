import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createWebhookSender } from '../../../service/delivery/webhookSender.ts';
import { sound } from '../support/inquiry.ts';

const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024));
/** Sixteen gigabytes, once decompressed. */
const times = 1_000;

const inquiry = {
  ...{ id: '019ac000-0000-7000-8000-000000000000', receivedAt: 0, fields: sound, digest: '' },
  ...{ countryCode: null, suspicion: null, client: null, deliveries: [] },
  ...{
    state: 'new',
    version: 0,
    dueAt: 0,
    takenBy: null,
    takenAt: null,
    answeredAt: null,
    linkN: 0,
    steps: [],
  },
};

test.each([500, 200])('of an answer %i that decompresses without end little is read', async (status) => {
  let sent = 0;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-encoding': 'gzip' });
    const send = () => {
      while (sent < times && response.write(bomb)) sent++;
      sent++;
    };
    response.on('drain', send).on('error', () => undefined);
    send();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`;
  const sender = createWebhookSender('webhook', { url: `http://127.0.0.1:${port}/`, secret }, Date.now);
  const delivery = { inquiry, channel: 'webhook', attempts: 0, lease: '' } as const;
  const outcome = await sender.send(delivery);
  expect(outcome).toMatchObject(
    status === 200
      ? { kind: 'delivered' }
      : { kind: 'down', words: expect.stringMatching(/^500 .{0,300}$/s) },
  );
  expect(sent).toBeLessThan(times / 2);
});
