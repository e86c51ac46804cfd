import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { act } from '../../../service/desk/act.ts';
import { openStore } from '../../../service/store/openStore.ts';
import type { DeskChallenge, DeskSession, SearchOptions, Store } from '../../../service/store/Store.ts';
import { day, newInquiry, start } from '../support-store/inquiry.ts';
import { query } from '../support-store/query.ts';
import { databases, useStores } from '../support-store/stores.ts';

const session = (more: Partial<DeskSession> = {}): DeskSession => ({
  ...{ idHash: 'one', who: 'ada', createdAt: start, seenAt: start, endsAt: start + 7 * day, freshAt: start },
  ...{ device: 'Firefox, Linux', csrf: 'secret', ...more },
});

const challenge = (more: Partial<DeskChallenge> = {}): DeskChallenge => ({
  ...{ linkHash: 'link', holderHash: 'holder', who: 'ada', codeHash: 'code', purpose: 'signIn' },
  ...{ expiresAt: start + 1000, ...more },
});

const note = (store: Store, id: string, words: string) =>
  act(store, { id, wish: { kind: 'noted', who: 'ada', words }, via: 'desk', now: start, told: false });

const search = (words: string, more: Partial<SearchOptions> = {}): SearchOptions => ({
  ...{ words, before: null, limit: 50, withinMs: 10_000, ...more },
});

describe.each(databases)('what the desk keeps in %s', (database) => {
  const stores = useStores(database);

  test('sessions are found, seen, and ended as asked for', async () => {
    const store = await stores.create();
    await store.addSession(session());
    await store.addSession(session({ idHash: 'two', seenAt: start + 1 }));
    await store.addSession(session({ idHash: 'three', who: 'bob' }));
    const ids = async (which: Parameters<Store['sessions']>[0]) =>
      (await store.sessions(which)).map(({ idHash }) => idHash);
    expect(await ids({ who: 'ada' })).toEqual(['two', 'one']);
    await store.renewSession({ idHash: 'one', seenAt: start + 2, freshAt: start + 1 });
    expect(await store.sessions({ idHash: 'one' })).toEqual([
      session({ seenAt: start + 2, freshAt: start + 1 }),
    ]);
    expect(await store.endSessions({ who: 'ada', but: 'one' })).toBe(1);
    expect(await store.endSessions({ idHash: 'three', who: 'ada' })).toBe(0);
    expect(await ids({})).toEqual(['one', 'three']);
    expect(await store.endSessions({})).toBe(2);
    // One that was ended is not brought back by whoever still had it.
    await store.renewSession({ idHash: 'one', seenAt: start + 3, freshAt: start });
    expect(await ids({})).toEqual([]);
  });

  test('of many that use a challenge up at once, one does', async () => {
    const store = await stores.create();
    await store.addChallenge(challenge());
    const uses = Array.from({ length: 8 }, () => store.useChallenge('link', start));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
    expect(await store.challenge('link', start)).toBeNull();
  });

  test('tries are counted for the browser’s open challenges, however many come at once', async () => {
    const store = await stores.create();
    await store.addChallenge(challenge());
    await store.addChallenge(challenge({ linkHash: 'over', expiresAt: start }));
    await store.addChallenge(challenge({ linkHash: 'other', holderHash: 'other' }));
    await store.addChallenge(challenge({ linkHash: 'fresh', purpose: 'fresh' }));
    const which = { holderHash: 'holder', purpose: 'signIn', now: start, mostTries: 5 } as const;
    const tries = await Promise.all(Array.from({ length: 9 }, () => store.tryChallenges(which)));
    expect(
      tries
        .flat()
        .map((tried) => tried.tries)
        .toSorted(),
    ).toEqual([1, 2, 3, 4, 5]);
    expect(await store.challenges(which)).toEqual([]);
    expect(await store.challenges({ ...which, purpose: 'fresh' })).toMatchObject([
      { linkHash: 'fresh', tries: 0 },
    ]);
  });

  test('what is over is purged', async () => {
    const url = await stores.createUrl();
    const store = await stores.open(url);
    await store.addSession(session());
    await store.addSession(session({ idHash: 'two', endsAt: start + 1 }));
    await store.addChallenge(challenge());
    await store.addChallenge(challenge({ linkHash: 'over', expiresAt: start + 1 }));
    await store.purge({ now: start + 1, receivedBefore: 0, suspectsBefore: 0 });
    expect(await query(url, 'SELECT id_hash FROM desk_session')).toEqual([{ id_hash: 'one' }]);
    expect(await query(url, 'SELECT link_hash FROM desk_challenge')).toEqual([{ link_hash: 'link' }]);
  });

  test('acts are read page by page', async () => {
    const store = await stores.create();
    for (let count = 0; count < 5; count++)
      await store.note({ at: start + count, who: 'ada', what: String(count) });
    expect((await store.acts(2, 1)).map(({ what }) => what)).toEqual(['3', '2']);
    expect(await store.deskCounts(start)).toMatchObject({ acts: 5, inquiries: { suspects: 0, new: 0 } });
  });

  test('a search finds what was written in and about an inquiry, in any case', async () => {
    const store = await stores.create();
    const found = newInquiry({ fields: { name: 'ΣΊΣΥΦΟΣ Ünal', projectBrief: 'A ﬁne app' } });
    await store.put(found);
    await store.put(newInquiry({ receivedAt: start + 1 }));
    await note(store, found.id, 'Ruft Ämter an');
    for (const words of ['ünal', 'FINE', 'ÄMTER ünal', 'ada@EXAMPLE.com fine'])
      expect([words, (await store.search(search(words))).found.map(({ id }) => id)]).toEqual([
        words,
        [found.id],
      ]);
    expect((await store.search(search('nobody'))).found).toEqual([]);
    expect((await store.search(search('app'))).found).toHaveLength(2);
  });

  test('a search that runs out of time says so, and goes on from there', async () => {
    const store = await stores.create();
    const puts = Array.from({ length: 450 }, (_, index) =>
      store.put(
        newInquiry({ receivedAt: start + index, fields: { name: index === 0 ? 'Oldest' : 'Other' } }),
      ),
    );
    await Promise.all(puts);
    const first = await store.search(search('oldest', { withinMs: 0 }));
    expect(first).toMatchObject({ found: [], cut: true });
    const second = await store.search(search('oldest', { withinMs: 0, before: first.older }));
    expect(second).toMatchObject({ found: [], cut: true });
    const last = await store.search(search('oldest', { before: second.older }));
    expect(last).toMatchObject({ found: [{ fields: { name: 'Oldest' } }], older: null, cut: false });
  });

  test('notes go with their inquiry, when it is erased and when it is purged', async () => {
    const store = await stores.create();
    const [erased, purged, kept] = [
      newInquiry({ fields: { email: 'eve@example.com' } }),
      newInquiry({ receivedAt: start - day, suspicion: 'honeypot', channels: [] }),
      newInquiry(),
    ];
    for (const inquiry of [erased, purged, kept]) {
      await store.put(inquiry);
      await note(store, inquiry.id, `About ${inquiry.id}`);
    }
    await store.erase('eve@example.com');
    await store.purge({ now: start, receivedBefore: 0, suspectsBefore: start });
    expect(await Array.fromAsync(store.all())).toMatchObject([
      { id: kept.id, steps: [{ kind: 'noted', words: `About ${kept.id}` }] },
    ]);
  });
});

test('after erasing, a note is in none of the raw files, and others are kept as their room is used again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'notes-'));
  const store = await openStore(`file:${join(folder, 'inquiries.db')}`);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const canary = 'canary7f3a';
  const kept: string[] = [];
  for (let round = 0; round < 3; round++) {
    const made = Array.from({ length: 700 }, (_, index) => {
      const isKept = index % 350 === 0;
      const inquiry = newInquiry({
        fields: { email: isKept ? `k${round}-${index}@example.com` : 'eve@example.com' },
      });
      return { inquiry, isKept };
    });
    await Promise.all(made.map(({ inquiry }) => store.put(inquiry)));
    await Promise.all(
      made.map(({ inquiry: { id }, isKept }) => note(store, id, isKept ? `kept ${id}` : canary.repeat(30))),
    );
    kept.push(...made.filter(({ isKept }) => isKept).map(({ inquiry: { id } }) => id));
    expect(await store.erase('eve@example.com')).toMatchObject({ clean: true });
    const suspect = newInquiry({ receivedAt: start - day, suspicion: 'honeypot', channels: [] });
    await store.put(suspect);
    await store.purge({ now: start, receivedBefore: 0, suspectsBefore: start });
    const files = readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes(canary));
    expect(files).toEqual([]);
    const notes = (await Array.fromAsync(store.all())).map(({ steps }) => steps[0]?.words);
    expect(notes.toSorted()).toEqual(kept.map((id) => `kept ${id}`).toSorted());
  }
});
