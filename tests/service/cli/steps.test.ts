import { expect, test } from 'vitest';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { inquiries, inquiriesWith } from '../support-store/cli.ts';
import { newInquiry } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';

// The service's own store stays open in every test: the verbs work beside it.
const deliveries = useDeliveries();

async function withInquiry() {
  const { store, databaseUrl } = await deliveries.create();
  const inquiry = newInquiry();
  await store.put(inquiry);
  return { store, databaseUrl, id: inquiry.id, reference: referenceOf(inquiry.id) };
}

test('an inquiry is taken, handed over, answered and reopened by its reference', async () => {
  const { store, databaseUrl, id, reference } = await withInquiry();
  const run = async (...words: readonly string[]) => {
    const { out, err, code } = await inquiries(databaseUrl, ...words);
    return [code, out || err];
  };
  const [ada, bob] = ['ada@agency.example', 'bob@agency.example'];
  expect(await run('taken', reference, '--by', ada)).toEqual([0, `${reference} is taken.\n`]);
  expect(await run('taken', id, '--by', ada)).toEqual([0, `${reference} is taken already.\n`]);
  expect(await run('taken', reference, '--by', bob)).toEqual([
    1,
    expect.stringMatching(
      new RegExp(
        `^${reference} was taken by ${ada} at \\S+ \\S+ UTC: hand it over, or give it back first\\.\\n$`,
      ),
    ),
  ]);
  expect(await run('hand-over', reference, '--to', bob, '--by', ada)).toEqual([
    0,
    `${reference} is handed over.\n`,
  ]);
  expect(await store.get(id)).toMatchObject({ state: 'taken', takenBy: bob });
  expect((await run('list', '--open'))[1]).toContain(
    `${id}  2026-01-05 09:00 UTC  taken by ${bob}  mail waiting`,
  );
  expect(await run('answered', reference.toLowerCase().replace('-', ''))).toEqual([
    0,
    `${reference} is answered.\n`,
  ]);
  expect(await run('list', '--open')).toEqual([0, '']);
  expect(await run('aside', reference)).toEqual([1, expect.stringContaining('was answered at')]);
  expect((await run('reopen', reference))[0]).toBe(0);
  expect((await run('taken', reference, '--by', bob))[0]).toBe(0);
  expect((await run('give-back', reference))[0]).toBe(0);
  expect((await run('aside', reference))[0]).toBe(0);
  const shown = (await inquiries(databaseUrl, 'show', reference)).out;
  expect(shown).toMatch(/^State: +aside$/m);
  expect(shown).toMatch(/^Due: +2026-01-06 09:00 UTC$/m);
  expect(shown).toMatch(new RegExp(`^Steps:\\n +\\S+ \\S+ UTC {2}taken, ${ada}, cli$`, 'm'));
  expect(shown).toMatch(new RegExp(`^ +\\S+ \\S+ UTC {2}handed over to ${bob}, ${ada}, cli$`, 'm'));
});

test('who does it is the user of the machine, unless somebody is named', async () => {
  const { store, databaseUrl, id } = await withInquiry();
  const env = { DATABASE_URL: databaseUrl, SUDO_USER: 'ops' };
  expect(await inquiriesWith({ env }, 'taken', id)).toMatchObject({ code: 0 });
  // Of a machine with a name of the network as well it is no address, so no reminder goes there.
  expect((await store.get(id))?.takenBy).toMatch(/^ops on [^@]+$/);
  expect(await inquiriesWith({ env }, 'hand-over', id, '--to', 'eve')).toMatchObject({ code: 0 });
  expect((await store.get(id))?.takenBy).toBe('eve');
  expect((await store.acts(2)).map(({ who, what }) => [who.split('@')[0], what])).toEqual([
    ['ops', `hand-over ${id}`],
    ['ops', `taken ${id}`],
  ]);
});

test('events are queued where a webhook hears of them', async () => {
  const { store, databaseUrl, id } = await withInquiry();
  const events = async () => (await store.get(id))?.deliveries.map(({ channel }) => channel);
  await inquiries(databaseUrl, 'taken', id);
  expect(await events()).toEqual(['mail']);
  const env = {
    DATABASE_URL: databaseUrl,
    WEBHOOK_URL: 'https://crm.example/',
    WEBHOOK_SECRET: Buffer.alloc(24).toString('base64'),
  };
  expect(await inquiriesWith({ env }, 'answered', id)).toMatchObject({ code: 0 });
  expect(await events()).toEqual(['event.2', 'mail']);
});

test.each([
  ['taken', 'is a suspect: deliver it with genuine'],
  ['answered', 'is a suspect: deliver it with genuine'],
])('a suspect is not %s', async (verb, words) => {
  const { store, databaseUrl } = await deliveries.create();
  const { id } = newInquiry();
  await store.put(newInquiry({ id, suspicion: 'honeypot', channels: [] }));
  expect(await inquiries(databaseUrl, verb, id)).toMatchObject({
    code: 1,
    err: expect.stringContaining(words),
  });
});

test.each(['7KX2M-9DRTA', '7KX2M', 'no reference'])(
  '%s, which nobody has, is said to be so',
  async (name) => {
    const { databaseUrl } = await withInquiry();
    const missing = { code: 1, err: `There is no inquiry ${name}.\n` };
    expect(await inquiries(databaseUrl, 'taken', name)).toMatchObject(missing);
    expect(await inquiries(databaseUrl, 'show', name)).toMatchObject(missing);
  },
);

const plain = 'takes at most 64 letters of English, digits and . _ + - @ \\, as in an address.';

test.each([
  [['taken'], 'The REF is missing.'],
  [['hand-over', 'x'], '--to is missing.'],
  [['answered', 'x', '--to', 'bob'], 'answered takes no --to.'],
  [['taken', 'x', '--by', 'eve\u001b[2J\nx'], `--by ${plain}`],
  [['taken', 'x', '--by', 'ada o’hara@agency.example'], `--by ${plain}`],
  [['hand-over', 'x', '--to', `${'a'.repeat(60)}@agency.example`], `--to ${plain}`],
  [['list', '--open', '--parked'], '--suspects, --parked and --open exclude one another.'],
])('%j is refused with what is wrong', async (args, message) => {
  const { databaseUrl } = await deliveries.create();
  const { err, code } = await inquiries(databaseUrl, ...args);
  expect([code, err.split('\n')[0]]).toEqual([2, message]);
});

test('an export tells how far somebody has come with each', async () => {
  const { databaseUrl, id } = await withInquiry();
  const env = { DATABASE_URL: databaseUrl, SUDO_USER: '=ada' };
  await inquiriesWith({ env }, 'taken', id);
  const { out } = await inquiries(databaseUrl, 'export', '--format', 'csv');
  expect(out).toContain('"state","dueAt","takenBy","takenAt","answeredAt"\r\n');
  expect(out).toMatch(/"taken","2026-01-06T09:00:00.000Z","\?ada on [^"]+","20[\d-]+T[\d:.]+Z",""\r\n$/);
  const json: unknown = JSON.parse((await inquiries(databaseUrl, 'export', '--format', 'json')).out);
  expect(json).toMatchObject([
    {
      ...{ state: 'taken', version: 1, dueAt: '2026-01-06T09:00:00.000Z', answeredAt: null },
      steps: [{ version: 1, kind: 'taken', state: 'taken', via: 'cli', at: expect.stringMatching(/Z$/) }],
    },
  ]);
});

test('the links of one inquiry end, or all, and it is written down', async () => {
  const { store, databaseUrl, id, reference } = await withInquiry();
  const { current } = await store.linkKeys();
  expect(await inquiries(databaseUrl, 'new-links', reference)).toMatchObject({
    code: 0,
    out: expect.stringContaining(`The links of ${reference} work no more`),
  });
  expect((await store.get(id))?.linkN).toBe(1);
  expect((await inquiries(databaseUrl, 'new-links', '--all')).code).toBe(0);
  expect((await store.linkKeys()).previous).toBe(current);
  expect((await inquiries(databaseUrl, 'new-links', reference, '--all')).code).toBe(2);
  expect((await inquiries(databaseUrl, 'new-links')).code).toBe(2);
  expect((await store.acts(9)).map(({ what }) => what)).toEqual(['new-links --all', `new-links ${id}`]);
});
