import { describe, expect, test } from 'vitest';
import { databases, storedTexts, undeliverable, useDatabase } from './support/databases.ts';
import { usePrograms } from './support/programs.ts';
import { repeat, startVisitors } from './support/visitors.ts';
import type { Sent } from './support/visitors.ts';

const kills = 20;
/** Answers that come before each kill. */
const answers = 60;

describe.each(databases)('killed under load, %s', (database) => {
  const programs = usePrograms();
  const { urlFor } = useDatabase(database);

  test('loses nothing it acknowledged, and stores each inquiry once, with its delivery', async () => {
    const folder = programs.folder();
    const env = { DATABASE_URL: await urlFor(folder) };
    const sent: Sent[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const service = await programs.run(folder, env);
      const visitors = startVisitors(service.url, 16);
      await visitors.until(() => visitors.acknowledged() >= answers);
      service.kill('SIGKILL');
      await service.exit;
      await visitors.stop();
      sent.push(...visitors.sent);
    }
    const acknowledged = sent.filter(({ status }) => status === 201);
    const unanswered = sent.filter(({ status }) => status === null);
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * answers);
    expect(acknowledged.length + unanswered.length).toBe(sent.length);

    const stored = await storedTexts(env.DATABASE_URL);
    expect(acknowledged.filter(({ text }) => stored.get(text) !== 1)).toEqual([]);
    expect([...stored.values()].filter((count) => count !== 1)).toEqual([]);
    expect(await undeliverable(env.DATABASE_URL)).toEqual([]);

    const { url } = await programs.run(folder, env);
    expect(new Set(await repeat(url, acknowledged))).toEqual(new Set([200]));
    // Nobody knows of these: stored before the kill, or not.
    const cut = unanswered.slice(0, kills * 16);
    expect((await repeat(url, cut)).filter((status) => status !== 200 && status !== 201)).toEqual([]);
    const after = await storedTexts(env.DATABASE_URL);
    const wrong = [...acknowledged, ...cut].filter(({ text }) => after.get(text) !== 1);
    expect(wrong).toEqual([]);
  }, 480_000);
});
