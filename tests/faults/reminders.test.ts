import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { referenceOf } from '../../service/delivery/reference.ts';
import { openStore } from '../../service/store/openStore.ts';
import type { Store } from '../../service/store/Store.ts';
import { inquiries } from '../service/support-store/cli.ts';
import { day, hour, minute, newInquiry, second } from '../service/support-store/inquiry.ts';
import { freePort, usePostgres } from '../service/support-store/postgres.ts';
import { startSmtp } from '../service/support-store/smtp.ts';
import { settableClock } from './support/clocks.ts';
import { usePrograms } from './support/programs.ts';

const programs = usePrograms();
const postgres = usePostgres();
const ends: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

/** A program looks once a minute, and takes a task of one that failed after five. */
const patience = { timeout: 200_000, interval: 200 };
/** Before the clock of a program counts as set, in milliseconds. */
const unnoticed = 5 * minute - second;

async function relay(port = 0) {
  const smtp = await startSmtp({}, port);
  ends.push(smtp.stop);
  return {
    ...smtp,
    /** The thresholds and inquiries that reminders came for, by their ids. */
    reminded: () =>
      smtp.raw.flatMap((text) => /^Message-ID: <((?:\d+h|due)\.[\w-]+)@/m.exec(text)?.[1] ?? []),
    subjects: () => smtp.raw.map((text) => /^Subject: (.*)$/m.exec(text)?.[1] ?? ''),
  };
}

/** A folder with its database, and programs on it. */
async function place(smtpUrl: string, databaseUrl?: string) {
  const folder = programs.folder();
  const clock = settableClock(folder);
  const url = databaseUrl ?? `file:${join(folder, 'data/inquiries.db')}`;
  const settings = { DATABASE_URL: url, SMTP_URL: smtpUrl, ...clock.env };
  async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await openStore(url);
    return work(store).finally(() => store.close());
  }
  return {
    ...{ folder, clock, url },
    run: () => programs.run(folder, settings),
    /** Inquiries that came so long ago, in milliseconds; their ids. */
    put: (...ages: readonly number[]) =>
      withStore(async (store) => {
        const added = ages.map((age) => {
          const receivedAt = Date.now() - age;
          return newInquiry({ channels: [], receivedAt, dueAt: receivedAt + day });
        });
        for (const inquiry of added) await store.put(inquiry);
        return added.map(({ id }) => id);
      }),
    stats: () => withStore((store) => store.stats(Date.now())),
  };
}

// Each waits for minutes, as the program does: all at once.
describe.concurrent('reminders', () => {
  test('of a program that is killed while it reminds go out once it runs again, but for what is answered by then', async ({
    expect,
  }) => {
    const smtp = await relay();
    const { run, put, clock, url } = await place(smtp.url);
    const ids = await put(18 * hour, 18 * hour, 18 * hour);
    const hangs = new Promise(() => {});
    smtp.behaviour.answerAfter = () => hangs;
    const one = await run();
    await expect.poll(() => smtp.reminded().length, patience).toBe(1);
    // The relay has one of them and has not said so; the states of the others change beside the dying program.
    const [sent = ''] = smtp.reminded();
    const [answered = '', taken = ''] = ids.filter((id) => !sent.endsWith(id));
    expect((await inquiries(url, 'answered', referenceOf(answered))).code).toBe(0);
    one.kill('SIGKILL');
    await one.exit;
    const ada = 'ada@agency.example';
    expect((await inquiries(url, 'taken', referenceOf(taken), '--by', ada)).code).toBe(0);
    delete smtp.behaviour.answerAfter;
    clock.set(6 * minute);
    await run();
    const expected = [sent, sent, `18h.${taken}`].toSorted();
    await expect.poll(() => smtp.reminded().toSorted(), patience).toEqual(expected);
    expect(smtp.recipients.filter((addresses) => addresses.includes(ada))).toHaveLength(1);
  }, 300_000);

  test('come once for each threshold from two programs on one database, and one of two takers has it', async ({
    expect,
  }) => {
    const smtp = await relay();
    const database = await postgres.createDatabase();
    const [one, other] = [await place(smtp.url, database), await place(smtp.url, database)];
    const ids = await one.put(...Array.from({ length: 5 }, (_, at) => 18 * hour + at * minute));
    const due = await one.put(day + minute);
    await Promise.all([one.run(), other.run()]);
    const expected = [...ids.map((id) => `18h.${id}`), ...due.map((id) => `due.${id}`)].toSorted();
    await expect.poll(() => smtp.reminded().toSorted(), patience).toEqual(expected);

    const reference = referenceOf(ids[0] ?? '');
    const takers = ['ada@agency.example', 'bob@agency.example', 'eve@agency.example'];
    const taken = await Promise.all(
      takers.map((who) => inquiries(database, 'taken', reference, '--by', who)),
    );
    const [has] = takers.filter((_, at) => taken[at]?.code === 0);
    expect(taken.filter(({ code }) => code === 0)).toHaveLength(1);
    for (const { code, err } of taken) if (code !== 0) expect(err).toContain(`was taken by ${has ?? '?'} at`);

    // Both look again, and more than once.
    for (const clocks of [one.clock, other.clock]) clocks.set(unnoticed);
    const late = await one.put(18 * hour - unnoticed);
    await expect.poll(() => smtp.reminded().length, patience).toBe(expected.length + 1);
    expect(smtp.reminded().toSorted()).toEqual([...expected, `18h.${late[0] ?? ''}`].toSorted());
  }, 300_000);

  test('are not sent because a clock was set ahead, nor twice because it was set back', async ({
    expect,
  }) => {
    const smtp = await relay();
    const { run, put, clock } = await place(smtp.url);
    const [old = ''] = await put(18 * hour);
    await put(minute);
    await run();
    await expect.poll(() => smtp.reminded(), patience).toEqual([`18h.${old}`]);
    const leaps = () => smtp.subjects().filter((subject) => subject.includes('The clock leapt'));
    clock.set(20 * hour);
    await expect.poll(() => leaps().length, patience).toBe(1);
    clock.set(-20 * hour);
    // Told of once a day, so another program says that it runs on by the clock that was set back.
    const [late = ''] = await put(18 * hour + 40 * hour);
    await expect.poll(() => smtp.reminded().length, patience).toBeGreaterThan(1);
    expect(smtp.reminded()).toEqual([`18h.${old}`, expect.stringContaining(late)]);
  }, 400_000);

  test('that a relay missed, which was down over two thresholds, are one, with the true age', async ({
    expect,
  }) => {
    const port = await freePort();
    const { run, put, clock, stats } = await place(`smtp://127.0.0.1:${port}`);
    // The second threshold comes after the program has tried the first, and before it may try again.
    const [id = ''] = await put(23 * hour - 2 * minute);
    const { out } = await run();
    await expect.poll(() => out(), patience).toContain('"reason":"remind"');
    expect((await stats()).oldestNoticeMs).not.toBeNull();
    const smtp = await relay(port);
    clock.set(unnoticed);
    await expect.poll(() => smtp.reminded(), patience).toEqual([`23h.${id}`]);
    expect(smtp.subjects().at(-1)).toMatch(/is due in \d+ min: nobody has taken it$/);
    expect((await stats()).oldestNoticeMs).toBeNull();
  }, 300_000);
});
