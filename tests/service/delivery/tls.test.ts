import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, test } from 'vitest';
import { newInquiry, minute } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';
import { startSmtp } from '../support-store/smtp.ts';

const deliveries = useDeliveries();

/** An address of this machine that does not count as loopback, so TLS is required. */
const elsewhere = '0.0.0.0';

async function attempt(smtpUrl: string) {
  const { store, delivery, pass, deliveryOf } = await deliveries.create({ smtpUrl });
  const { id } = newInquiry();
  await store.put(newInquiry({ id }));
  await delivery.tick();
  await pass(10 * minute, minute);
  return deliveryOf(id);
}

test('a relay whose STARTTLS is stripped gets nothing in clear; it counts as temporary', async () => {
  const smtp = await startSmtp();
  deliveries.after(smtp.stop);
  const found = await attempt(`smtp://user:secret@${elsewhere}:${smtp.port}`);
  expect(found).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('STARTTLS') });
  expect(smtp.connections()).toBeGreaterThan(0);
  expect(smtp.raw).toEqual([]);
});

test('a relay with a certificate nobody vouches for gets nothing; it counts as temporary', async () => {
  const smtp = await startSmtp({ disabledCommands: [] });
  deliveries.after(smtp.stop);
  const found = await attempt(`smtp://${elsewhere}:${smtp.port}`);
  expect(found).toMatchObject({ state: 'waiting', lastError: expect.stringMatching(/certificate/i) });
  expect(smtp.raw).toEqual([]);
});

test('neither does one that speaks TLS from the start, not even on loopback', async () => {
  const smtp = await startSmtp({ secure: true });
  deliveries.after(smtp.stop);
  const found = await attempt(`smtps://127.0.0.1:${smtp.port}`);
  expect(found).toMatchObject({ state: 'waiting', lastError: expect.stringMatching(/certificate/i) });
  expect(smtp.raw).toEqual([]);
});

test('a relay on loopback may offer TLS with its own certificate, or none at all', async () => {
  const smtp = await startSmtp({ disabledCommands: [] });
  deliveries.after(smtp.stop);
  expect(await attempt(smtp.url)).toMatchObject({ state: 'delivered' });
});

/** No part of the set-up; without it the test is skipped. */
const openssl = 'openssl';
const hasOpenssl = spawnSync(openssl, ['version']).status === 0;

test.skipIf(!hasOpenssl)('a relay with a good certificate gets it, over TLS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tls-'));
  deliveries.after(() => rmSync(folder, { recursive: true, force: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=relay -addext subjectAltName=IP:${elsewhere}`;
  execFileSync(openssl, [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const before = getCACertificates('default');
  deliveries.after(() => setDefaultCACertificates(before));
  setDefaultCACertificates([...before, readFileSync(cert, 'utf8')]);

  const smtp = await startSmtp({ disabledCommands: [], key: readFileSync(key), cert: readFileSync(cert) });
  deliveries.after(smtp.stop);
  expect(await attempt(`smtp://${elsewhere}:${smtp.port}`)).toMatchObject({ state: 'delivered' });
  expect(smtp.raw).toHaveLength(1);
});
