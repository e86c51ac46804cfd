import { describe, expect, test } from 'vitest';
import { referenceOf } from '../../../service/delivery/reference.ts';
import { mailLinks, open, press, sendInquiry } from '../support/links.ts';
import { startService } from '../support/service.ts';
import { day, minute } from '../support-store/inquiry.ts';
import { databases, useStores } from '../support-store/stores.ts';

const initials = { initials: 'AB' };
/** The token with which a page offers to take back what was said. */
const undoIn = (text: string) => /name="undo"[^>]* value="([^"]+)"/.exec(text)?.[1] ?? '';

describe.each(databases)('a link in a mail, with %s', (database) => {
  const stores = useStores(database);

  /** The service, an inquiry in it, and a clock that is set by hand. */
  async function withInquiry() {
    const clock = { time: Date.UTC(2026, 10, 28, 14, 5) };
    const now = () => clock.time;
    const service = await startService({
      env: { DATABASE_URL: await stores.createUrl() },
      parts: { now },
    });
    const { id } = await sendInquiry(service.url);
    const links = () => mailLinks(service.store, id, now);
    return { ...service, clock, id, reference: referenceOf(id), links, read: () => service.store.get(id) };
  }

  test('shows the reference and how far the inquiry is, and changes nothing, by GET and HEAD alike', async () => {
    const { url, reference, links, read } = await withInquiry();
    for (const path of Object.values(await links())) {
      const { status, text, headers } = await open(url, path);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([
        'noindex',
        // The address is in no Referer, not even in that of the page's own stylesheet.
        'strict-origin',
      ]);
      expect(text).toContain(`<b data-text="reference">${reference}</b>`);
      expect(text).toContain('part new');
      expect(text).not.toContain('hidden');
      expect(text).not.toContain('nothing here');
      expect(text).not.toContain('Ada');
      expect((await fetch(url + path, { method: 'HEAD' })).status).toBe(200);
    }
    expect(await read()).toMatchObject({ state: 'new', version: 0 });
  });

  test('takes the inquiry, and says that it is answered, for whoever types initials', async () => {
    const service = await withInquiry();
    const { links, read } = service;
    const { 'I take it': take = '', Answered: answer = '' } = await links();
    expect((await press(service, take, { initials: ' a.b. ' })).text).toContain('part done');
    expect(await read()).toMatchObject({
      state: 'taken',
      takenBy: 'AB',
      steps: [{ who: 'AB', via: 'link' }],
    });
    expect((await press(service, answer, { initials: 'cd' })).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'answered', version: 2 });
    expect((await read())?.steps[1]).toMatchObject({ who: 'CD', via: 'link', kind: 'answered' });
  });

  test.each([
    ...[{}, { initials: '' }, { initials: 'A' }, { initials: '12' }, { initials: 'Adamant' }],
    // Fillers of Hangul, which are letters, and what turns the direction of a line.
    ...[
      { initials: '\u3164\u3164' },
      { initials: '\u115F\u1160' },
      { initials: '\u202EAB' },
      { initials: 'A\0B' },
    ],
  ])('changes nothing for a press without initials: %j', async (fields) => {
    const service = await withInquiry();
    const { status, text } = await press(service, (await service.links())['I take it'] ?? '', fields);
    expect(status).toBe(422);
    expect(text).toContain('part unnamed');
    expect(await service.read()).toMatchObject({ state: 'new', version: 0 });
  });

  test('tells the second who was first', async () => {
    const service = await withInquiry();
    const { 'I take it': take = '' } = await service.links();
    await press(service, take, initials);
    const second = await press(service, take, { initials: 'XY' });
    expect(second.status).toBe(409);
    expect(second.text).toContain('part refused');
    expect(second.text).toContain('<i data-text="who">AB</i>');
    expect((await press(service, take, initials)).status).toBe(200);
    expect(await service.read()).toMatchObject({ takenBy: 'AB', version: 1 });
  });

  test('can be taken back for ten minutes, by the page that confirmed it alone', async () => {
    const service = await withInquiry();
    const { clock, links, read } = service;
    const { 'I take it': take = '', Answered: answer = '' } = await links();
    await press(service, take, initials);
    const said = await press(service, answer, { initials: 'CD' });
    expect((await open(service.url, answer)).text).not.toContain('name="undo"');
    expect((await press(service, answer, { undo: 'x'.repeat(22) })).text).toContain('part refused');
    expect(await read()).toMatchObject({ state: 'answered' });
    expect((await press(service, answer, { undo: undoIn(said.text) })).text).toContain('part undone');
    expect(await read()).toMatchObject({ state: 'taken', takenBy: 'AB', answeredAt: null, version: 3 });
    expect((await press(service, answer, { undo: undoIn(said.text) })).text).toContain('part refused');

    const again = await press(service, answer, { initials: 'CD' });
    clock.time += 11 * minute;
    expect((await press(service, answer, { undo: undoIn(again.text) })).text).toContain('part refused');
    expect(await read()).toMatchObject({ state: 'answered' });
  });

  test('works no more once the inquiry is answered, nor after it is opened again', async () => {
    const service = await withInquiry();
    const { 'I take it': take = '', Answered: answer = '' } = await service.links();
    await press(service, answer, initials);
    expect(await service.links()).toEqual({});
    expect((await press(service, take, initials)).status).toBe(409);
    expect((await press(service, answer, { initials: 'XY' })).text).not.toContain('name="undo"');
    const answered = await service.read();
    await service.store.step(service.id, {
      ...{ version: 1, at: service.clock.time, who: 'ada', via: 'cli', kind: 'reopened', state: 'new' },
      ...{ takenBy: null, takenAt: null, answeredAt: null, told: false },
    });
    expect(answered).toMatchObject({ state: 'answered', version: 1 });
    for (const path of [take, answer]) {
      expect((await open(service.url, path)).status).toBe(404);
      expect((await press(service, path, initials)).status).toBe(404);
    }
    const fresh = await service.links();
    expect((await press(service, fresh['I take it'] ?? '', initials)).status).toBe(200);
  });

  test('ends seven days after the reply was due, with all of one inquiry, and with a new key', async () => {
    const service = await withInquiry();
    const { clock, links, store, id } = service;
    const { 'I take it': take = '' } = await links();
    const status = async () => (await open(service.url, take)).status;
    clock.time += 8 * day - 1;
    expect(await status()).toBe(200);
    clock.time += 2;
    expect(await status()).toBe(404);
    clock.time -= 2;
    await store.endLinks(id);
    expect(await status()).toBe(404);
    const { 'I take it': second = '' } = await links();
    expect((await open(service.url, second)).status).toBe(200);
    await store.renewLinkKey('another key');
    expect((await open(service.url, second)).status).toBe(404);
  });

  test('leads nowhere when anything in it is another', async () => {
    const service = await withInquiry();
    const { 'I take it': take = '' } = await service.links();
    const other = await sendInquiry(service.url, { projectBrief: 'Another' });
    const wrong = [
      take.replace('/t/', '/a/'),
      take.replace('/t/', '/x/'),
      take.slice(0, -1),
      `${take}A`,
      take.replace(service.reference.replace('-', ''), referenceOf(other.id).replace('-', '')),
      take.replace(/[^/]+$/, '%00'),
      '/i/',
    ];
    for (const path of wrong) {
      const { status, text } = await open(service.url, path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('nothing here');
      expect(text).toContain('hidden>part new');
    }
    expect(await service.read()).toMatchObject({ version: 0 });
  });

  test('takes no form of another site, nor one that comes from nowhere', async () => {
    const service = await withInquiry();
    const { 'I take it': take = '' } = await service.links();
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ])
      expect((await press(service, take, initials, headers)).status).toBe(403);
    const bare = await fetch(service.url + take, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'initials=AB',
    });
    expect(bare.status).toBe(403);
    expect(await service.read()).toMatchObject({ version: 0 });
    const sameOrigin = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await press(service, take, initials, sameOrigin)).status).toBe(200);
  });

  test('is in no line of the log', async () => {
    const service = await withInquiry();
    const { 'I take it': take = '' } = await service.links();
    await open(service.url, take);
    await press(service, take, initials);
    await open(service.url, `${take}A`);
    expect(service.log()).toContain('/i/:reference/:purpose/:token');
    for (const part of take.split('/').filter(({ length }) => length > 1))
      expect(service.log()).not.toContain(part);
  });
});
