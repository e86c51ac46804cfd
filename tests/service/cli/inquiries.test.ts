import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { inquiries, inquiriesWith } from '../support-store/cli.ts';
import { day, newInquiry } from '../support-store/inquiry.ts';
import { useDeliveries } from '../support-store/delivery.ts';

// The service's own store stays open in every test: the verbs work beside it.
const deliveries = useDeliveries();

test('list shows the newest inquiries, suspects or parked ones on a line each', async () => {
  const { store, databaseUrl } = await deliveries.create();
  const [plain, suspect] = [newInquiry(), newInquiry({ receivedAt: 1, suspicion: 'honeypot', channels: [] })];
  await store.put(plain);
  await store.put(suspect);
  const { out, code } = await inquiries(databaseUrl, 'list');
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.slice(0, 36))).toEqual([plain.id, suspect.id, '']);
  expect(out).toContain('new  mail waiting  Ada Example <ada@example.com>');
  expect((await inquiries(databaseUrl, 'list', '--suspects')).out).toMatch(
    new RegExp(`^${suspect.id} .*honeypot`),
  );
  expect((await inquiries(databaseUrl, 'list', '--parked')).out).toBe('');
  expect((await inquiries(databaseUrl, 'list', '--limit', '1')).out).not.toContain(suspect.id);
});

test('show prints one inquiry whole, with what its servers said, and nothing that steers a terminal', async () => {
  const { store, databaseUrl, clock } = await deliveries.create();
  const fields = {
    name: 'Eve\u001b[2J\u202E\u2028Phone: 1',
    projectBrief: 'First\nSecond\u0007',
    link: 'https://example.com/',
  };
  const inquiry = newInquiry({ fields, countryCode: 'CA' });
  await store.put(inquiry);
  const [delivery] = await store.claim('mail', { now: clock.now(), limit: 1, leaseMs: 1 });
  if (delivery) await store.park(delivery, { now: clock.now(), error: '550 mailbox closed' });
  const { out } = await inquiries(databaseUrl, 'show', inquiry.id);
  expect(out).toMatch(/mail +parked 2026-01-05 09:00 UTC, attempts: 1\n +550 mailbox closed/);
  expect(out).toContain(referenceOf(inquiry.id));
  expect(out).toMatch(/^Country: +CA$/m);
  expect(out).toContain('First\nSecond');
  expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u2028-\u202e]/);
});

test('export writes CSV that no spreadsheet takes for formulas', async () => {
  const { store, databaseUrl } = await deliveries.create();
  const fields = { name: '=HYPERLINK("x")', projectBrief: '@SUM(1)\nline, "quoted"', country: '+91' };
  await store.put(newInquiry({ countryCode: 'IN', fields: { ...fields, email: '-a@example.com' } }));
  const { out } = await inquiries(databaseUrl, 'export', '--format', 'csv');
  const [header, ...rest] = out.split('\r\n');
  expect(header).toBe(
    '"id","reference","receivedAt","name","email","country","countryCode","phoneNumber","projectBrief","link","pathName","suspicion","deliveries","state","dueAt","takenBy","takenAt","answeredAt"',
  );
  expect(rest.join('\r\n')).toContain(
    `"2026-01-05T09:00:00.000Z","'=HYPERLINK(""x"")","'-a@example.com","'+91","IN","5550100123","'@SUM(1)\nline, ""quoted""","","/pricing/"`,
  );
});

test.each([' ', '\u00A0', '\u3000', '\uFEFF', '\u200B', '\u202E', '\u3164', ' \u200E\t', '\u{E0041}'])(
  'export writes no formula after %j',
  async (hidden) => {
    const { store, databaseUrl } = await deliveries.create();
    for (const sign of ['=', '+', '-', '@', '＝']) {
      await store.put(newInquiry({ fields: { name: `${hidden}${sign}HYPERLINK(1)` } }));
    }
    const { out } = await inquiries(databaseUrl, 'export', '--format', 'csv');
    expect(out.match(/"'[^"]*HYPERLINK\(1\)"/g) ?? []).toHaveLength(5);
  },
);

test('export writes JSON with every inquiry, its words unchanged', async () => {
  const { store, databaseUrl } = await deliveries.create();
  expect(JSON.parse((await inquiries(databaseUrl, 'export', '--format', 'json')).out)).toEqual([]);
  const inquiry = newInquiry({ countryCode: 'CA', fields: { projectBrief: '=x 😀 "q"\n' } });
  await store.put(inquiry);
  await store.put(newInquiry({ receivedAt: 1 }));
  const found: unknown = JSON.parse((await inquiries(databaseUrl, 'export', '--format', 'json')).out);
  expect(found).toMatchObject([
    { receivedAt: '1970-01-01T00:00:00.001Z' },
    {
      id: inquiry.id,
      ...inquiry.fields,
      countryCode: 'CA',
      deliveries: [{ channel: 'mail', state: 'waiting' }],
    },
  ]);
});

test.each(['csv', 'json'])(
  'export as %s writes nothing that rewrites a terminal or hides',
  async (format) => {
    const { store, databaseUrl } = await deliveries.create();
    const name = 'Ada\u009b31m \u202Egnp.exe \u{E0041}\u2028\u2029';
    await store.put(newInquiry({ fields: { name, projectBrief: '\u001b]0;title\u0007one\ttwo\nthree' } }));
    const { out } = await inquiries(databaseUrl, 'export', '--format', format);
    expect(out).toContain('Ada');
    expect(out).not.toMatch(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u{E0000}-\u{E007F}]/u,
    );
    if (format === 'csv') expect(out).toContain('one\ttwo\nthree');
    else expect(JSON.parse(out)).toMatchObject([{ name }]);
  },
);

test('redeliver and genuine hand an inquiry to the service', async () => {
  const { store, databaseUrl, delivery, clock, mailFolder } = await deliveries.create();
  const [plain, suspect] = [newInquiry(), newInquiry({ suspicion: 'too-fast', channels: [] })];
  await store.put(plain);
  await store.put(suspect);
  await delivery.tick();
  const before = readdirSync(mailFolder).length;
  clock.time = Date.now() + 1000;
  expect(await inquiries(databaseUrl, 'redeliver', plain.id)).toMatchObject({ code: 0, err: '' });
  expect((await store.stats(clock.now())).waiting).toBe(1);
  expect(await inquiries(databaseUrl, 'redeliver', suspect.id)).toMatchObject({ code: 1 });
  expect(await inquiries(databaseUrl, 'genuine', suspect.id)).toMatchObject({ code: 0, err: '' });
  expect(await inquiries(databaseUrl, 'genuine', suspect.id)).toMatchObject({
    code: 1,
    err: `${suspect.id} is no suspect.\n`,
  });
  clock.time = Date.now() + 1000;
  await delivery.tick();
  expect(readdirSync(mailFolder).length).toBe(before + 1);
  expect(existsSync(`${mailFolder}/${referenceOf(suspect.id)}.eml`)).toBe(true);
});

test('erase deletes every inquiry of an address, and the files of their mails', async () => {
  const { store, databaseUrl, delivery, mailFolder } = await deliveries.create();
  const kept = newInquiry({ fields: { email: 'bob@example.com' } });
  await store.put(newInquiry());
  await store.put(newInquiry({ fields: { email: 'ADA@Example.com' } }));
  await store.put(kept);
  await delivery.tick();
  const dry = await inquiries(databaseUrl, 'erase', 'ada@example.com', '--dry-run');
  expect(dry).toMatchObject({ code: 0, out: 'Inquiries to be erased: 2, mail files: 2\n' });
  expect(readdirSync(mailFolder)).toHaveLength(3);
  expect(await inquiries(databaseUrl, 'erase', 'ada@example.com')).toMatchObject({
    code: 0,
    out: 'Inquiries erased: 2\n',
  });
  expect((await store.list({ limit: 9 })).map(({ id }) => id)).toEqual([kept.id]);
  expect(readdirSync(mailFolder)).toEqual([`${referenceOf(kept.id)}.eml`]);
});

test('purge deletes what is older and delivered, and says what it kept', async () => {
  const { store, databaseUrl, delivery } = await deliveries.create();
  const at = (days: number) => ({ receivedAt: Date.now() - days * day });
  const answered = newInquiry(at(181));
  await store.put(answered);
  await delivery.tick();
  expect(await inquiries(databaseUrl, 'answered', answered.id)).toMatchObject({ code: 0 });
  await store.put(newInquiry(at(183)));
  await delivery.tick();
  await store.put(newInquiry(at(182)));
  await store.put(newInquiry(at(179)));
  await store.put(newInquiry({ ...at(400), suspicion: 'surge', channels: [] }));
  const kept =
    'Kept, because they are not delivered: 1\nKept, because nobody said that they are answered: 1\n' +
    'Kept, because nobody looked at them since a surge: 1\n';
  expect(await inquiries(databaseUrl, 'purge', '--older-than', '180d', '--dry-run')).toMatchObject({
    code: 0,
    out: `Inquiries to be deleted: 1\n${kept}`,
  });
  expect(await store.list({ limit: 9 })).toHaveLength(5);
  expect(await inquiries(databaseUrl, 'purge', '--older-than', '180d')).toMatchObject({
    code: 0,
    out: `Inquiries deleted: 1\n${kept}`,
  });
  expect(await store.list({ limit: 9 })).toHaveLength(4);
});

test('purge --suspects deletes every older suspect, a surge’s too, and nothing that was delivered', async () => {
  const { store, databaseUrl, delivery } = await deliveries.create();
  const old = { receivedAt: Date.now() - 2 * day };
  const delivered = newInquiry(old);
  await store.put(delivered);
  await delivery.tick();
  await store.put(newInquiry({ ...old, suspicion: 'surge', channels: [] }));
  await store.put(newInquiry({ ...old, suspicion: 'honeypot', channels: [] }));
  const result = await inquiries(databaseUrl, 'purge', '--suspects', '--older-than', '1d');
  expect(result).toMatchObject({ code: 0, out: 'Inquiries deleted: 2\n' });
  expect((await store.list({ limit: 9 })).map(({ id }) => id)).toEqual([delivered.id]);
});

test.each([
  [[], 'A verb is missing.'],
  [['sing'], 'There is no verb "sing".'],
  [['show'], 'The ID is missing.'],
  [['export', '--format', 'xml'], '--format: got "xml", takes csv or json.'],
  [['purge', '--older-than', 'ever'], '--older-than: got "ever", takes days such as 180d.'],
  [['erase', 'nobody'], '"nobody" is no e-mail address.'],
  [['list', 'more', 'words'], '"more words" is too much.'],
  [['list', '--what'], "Unknown option '--what'"],
  [['move'], '--to, or MOVE_TO in the environment, is missing.'],
  [['move', '--to', 'postgres://site:secret@db.example/x'], '--to shows its password to everybody'],
  [['backup'], 'The FILE is missing.'],
  [['dismiss'], 'The ID is missing.'],
  [['dismiss', '--suspects', '--dry-run'], 'dismiss takes no --dry-run.'],
  [['redeliver', '--parked', '--dry-run'], 'redeliver takes no --dry-run.'],
  [['redeliver', '--parked', 'x'], '--parked and an ID exclude each other.'],
  [['erase', 'ada@example.com', '--suspects'], 'erase takes no --suspects.'],
  [['purge', 'ada@example.com', '--older-than', '1d'], '"ada@example.com" is too much.'],
])('%j is refused with what is wrong and how it goes', async (args, message) => {
  const { databaseUrl } = await deliveries.create();
  const { out, err, code } = await inquiries(databaseUrl, ...args);
  expect({ out, code }).toEqual({ out: '', code: 2 });
  expect(err).not.toContain('secret');
  expect(err).toMatch(new RegExp(`^${RegExp.escape(message)}[\\s\\S]*\\nUsage: npm run inquiries`));
});

test('an inquiry that is not there is said to be so', async () => {
  const { databaseUrl } = await deliveries.create();
  expect(await inquiries(databaseUrl, 'show', 'x')).toMatchObject({
    out: '',
    err: 'There is no inquiry x.\n',
    code: 1,
  });
});

test('everything that was given up is delivered again by one command', async () => {
  const { store, databaseUrl, clock } = await deliveries.create();
  for (let count = 0; count < 3; count++) await store.put(newInquiry());
  for (const delivery of await store.claim('mail', { now: clock.now(), limit: 2, leaseMs: 1 })) {
    await store.park(delivery, { now: clock.now(), error: '550 closed' });
  }
  expect(await inquiries(databaseUrl, 'redeliver', '--parked')).toMatchObject({
    code: 0,
    out: 'Deliveries that the service makes again: 2\n',
  });
  expect(await store.stats(clock.now())).toMatchObject({ waiting: 3, parked: 0 });
});

test('suspects that somebody looked at are dismissed, one or all', async () => {
  const { store, databaseUrl } = await deliveries.create();
  const suspects = Array.from({ length: 3 }, () => newInquiry({ suspicion: 'surge', channels: [] }));
  for (const suspect of suspects) await store.put(suspect);
  const id = suspects[0]?.id ?? '';
  expect(await inquiries(databaseUrl, 'dismiss', id)).toMatchObject({ code: 0 });
  expect(await inquiries(databaseUrl, 'dismiss', id)).toMatchObject({ code: 1 });
  expect((await store.stats(0)).unseen).toBe(2);
  expect(await inquiries(databaseUrl, 'dismiss', '--suspects')).toMatchObject({ code: 0 });
  expect((await store.stats(0)).unseen).toBe(0);
});

test('every act is written down: who, when and what, and nothing of a visitor', async () => {
  const { store, databaseUrl } = await deliveries.create();
  const [plain, suspect] = [newInquiry(), newInquiry({ suspicion: 'surge', channels: [] })];
  await store.put(plain);
  await store.put(suspect);
  const env = { DATABASE_URL: databaseUrl, SUDO_USER: 'ops' };
  const commands = [
    ['list'],
    ['redeliver', plain.id],
    ['redeliver', '--parked'],
    ['dismiss', suspect.id],
    ['genuine', suspect.id],
    ['export', '--format', 'json'],
    ['purge', '--older-than', '9d', '--dry-run'],
    ['purge', '--older-than', '9d'],
    ['erase', 'ada@example.com', '--dry-run'],
    ['erase', 'ada@example.com'],
  ];
  for (const command of commands) expect((await inquiriesWith({ env }, ...command)).code).toBe(0);
  const { out } = await inquiriesWith({ env }, 'acts');
  const lines = out.trimEnd().split('\n').toReversed();
  expect(lines.map((line) => /^\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}ops@\S+ {2}(.*)$/.exec(line)?.[1])).toEqual([
    `redeliver ${plain.id}`,
    'redeliver --parked: 0 deliveries',
    `dismiss ${suspect.id}`,
    `genuine ${suspect.id}`,
    'export as json',
    'purge --older-than 9d: 0 inquiries',
    'erase: 2 inquiries',
  ]);
  expect(out).not.toMatch(/\bada\b|example\.com/i);
});

test('whoever calls himself what would be more than one act is written down without it', async () => {
  const { databaseUrl } = await deliveries.create();
  const SUDO_USER = `ops\n2026-01-05 09:00 UTC  root@host  erase: 2 inquiries\u202E${'x'.repeat(99)}`;
  const env = { DATABASE_URL: databaseUrl, SUDO_USER };
  expect((await inquiriesWith({ env }, 'export', '--format', 'json')).code).toBe(0);
  const { out } = await inquiriesWith({ env }, 'acts');
  expect(out).toMatch(/^\S+ \S+ UTC {2}ops\?2026-[\w?-]{1,60}@\S+ {2}export as json\n$/);
});

test('help is printed on request', async () => {
  const { out, code } = await inquiries('file:none', '--help');
  expect([out.split('\n')[0], code]).toEqual(['Usage: npm run inquiries -- VERB', 0]);
});
