import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask } from '../support/http.ts';
import { idOf, postJson, sound } from '../support/inquiry.ts';
import { openSocket, takePort } from '../support/raw.ts';
import { builtFolder, runProgram } from '../support/program.ts';

describe('service/main.ts', () => {
  test('prints its address once it is ready, and ends on TERM with status 0 though clients linger', async () => {
    const program = runProgram(builtFolder());
    const url = await program.address;
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
    const port = Number(new URL(url).port);
    const slow = await openSocket(port);
    slow.write(
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    const started = performance.now();
    program.kill('SIGTERM');
    expect(await program.exit).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('killed right after the 201 it loses nothing: the repeat gets the same id', async () => {
    const folder = builtFolder();
    const headers = { 'idempotency-key': randomUUID() };
    const first = runProgram(folder);
    const answer = await postJson(await first.address, sound, headers);
    first.kill('SIGKILL');
    await first.exit;
    expect(answer.status).toBe(201);
    const second = runProgram(folder);
    const repeat = await postJson(await second.address, sound, headers);
    expect(repeat.status).toBe(200);
    expect(await idOf(repeat)).toBe(await idOf(answer));
  });

  test('answers 503 and ends with an error once a write fails; what it acknowledged is there afterwards', async () => {
    const folder = builtFolder();
    const program = runProgram(folder, { RATE_LIMIT_PER_MINUTE: '1000' }, 'failing');
    const url = await program.address;
    const large = { ...sound, projectBrief: 'a'.repeat(10_000) };
    const keys: string[] = [];
    // A suspect is delivered to nobody, so that no other write can be the first that fails.
    const suspect = { 'x-form-check': '5000;1' };
    let answer = await postJson(url, large, { ...suspect, 'idempotency-key': randomUUID() });
    while (answer.status === 201) {
      const key = randomUUID();
      answer = await postJson(url, large, { ...suspect, 'idempotency-key': key });
      if (answer.status === 201) keys.push(key);
    }
    expect(answer.status).toBe(503);
    expect(await program.exit).toBe(1);
    expect(program.out()).toContain('"the service must end"');

    const after = await runProgram(folder, { RATE_LIMIT_PER_MINUTE: '1000' }).address;
    const repeats = await Promise.all(keys.map((key) => postJson(after, large, { 'idempotency-key': key })));
    expect(new Set(repeats.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('ends with an error once a write fails that no visitor asked for', async () => {
    const program = runProgram(builtFolder(), {}, 'failing');
    const url = await program.address;
    const status = () =>
      fetch(`${url}/healthz/ready`).then(
        (answer) => answer.status,
        () => 0,
      );
    for (let at = 0; at < 8; at += 1) await postJson(url, { ...sound, projectBrief: `${at}`.repeat(9000) });
    // Each look writes as much as a large inquiry; all who look share one for ten seconds.
    await expect.poll(status, { timeout: 60_000, interval: 510 }).not.toBe(200);
    expect(await program.exit).toBe(1);
    expect(program.out()).toContain('"the service must end"');
  }, 75_000);

  test('serves metrics on loopback when told to', async () => {
    const { port, release } = await takePort();
    await release();
    const program = runProgram(builtFolder(), { METRICS_PORT: String(port) });
    await postJson(await program.address, sound);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(/^inquiries_accepted_total 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).toContain('oldest_undelivered_seconds');
    const asked = async (host: string) => (await ask(port, '/metrics', { headers: { host } })).status;
    expect([await asked(`localhost:${port}`), await asked('[::1]'), await asked('127.0.0.1')]).toEqual([
      200, 200, 200,
    ]);
    expect([await asked('attacker.example'), await asked('127.0.0.1.attacker.example')]).toEqual([421, 421]);
  });

  test('stops with one line at a wrong setting', async () => {
    const program = runProgram(builtFolder(), { SITE_URL: 'https://agency.example/' });
    expect(await program.exit).toBe(1);
    expect(program.out()).toBe('');
    expect(program.err()).toMatch(/^SITE_URL: got "https:\/\/agency\.example\/", takes [^\n]+\n$/);
  });

  test('says what to do where the site is not built', async () => {
    const folder = builtFolder();
    rmSync(join(folder, 'build'), { recursive: true });
    const program = runProgram(folder);
    expect(await program.exit).toBe(1);
    expect(program.err()).toBe('build/service.json is missing: build the site first, with npm run build\n');
  });

  test.each(['PORT', 'METRICS_PORT'])('says in one line that its %s is taken', async (name) => {
    const { port, release } = await takePort();
    onTestFinished(release);
    const program = runProgram(builtFolder(), { [name]: String(port) });
    expect(await program.exit).toBe(1);
    expect(program.err()).toBe(`${name}: got "${port}", where another program listens (EADDRINUSE)\n`);
  });

  test.each(['192.0.2.1', 'nobody.invalid'])(
    'says in one line that %s is no host of its own',
    async (HOST) => {
      const program = runProgram(builtFolder(), { HOST });
      expect(await program.exit).toBe(1);
      expect(program.err()).toMatch(
        /^HOST: got "[\w.]+", takes an address or host name of this machine \(E\w+\)\n$/,
      );
    },
  );
});
