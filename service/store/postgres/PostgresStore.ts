import { StoreNotOpen } from '../Store.ts';
import type {
  Act,
  Channel,
  ClaimOptions,
  ChallengeChoice,
  CountOptions,
  DeskChallenge,
  DeskSession,
  Failure,
  HitOptions,
  LeasedDelivery,
  LimitWindow,
  ListOptions,
  NewInquiry,
  NewNotice,
  NoticeClaim,
  NoticeOutcome,
  PurgeOptions,
  SearchOptions,
  SessionChoice,
  Span,
  StepChange,
  Store,
  StoreBroken,
  StoredInquiry,
  TurnOptions,
} from '../Store.ts';
import { beforeQuery, listQuery, readCounts } from '../lists.ts';
import { probeBytes, sampleInquiry } from '../probe.ts';
import { knownQuery, outcomesQuery, readKnown, readOutcomes } from '../promises.ts';
import {
  challengeValues,
  readActs,
  readChallenges,
  readLeases,
  readLinkKeys,
  readPromised,
  readSalt,
  readSessions,
  sessionValues,
} from '../rows.ts';
import { search } from '../search.ts';
import { latestAt, readStats, statsQuery } from '../stats.ts';
import { erase, find, purge } from './clean.ts';
import type { Create } from '../migrations.ts';
import { codeOf, connect } from './connect.ts';
import type { Connections } from './connect.ts';
import * as desk from './desk.ts';
import { expectVersion, migrate } from './migrate.ts';
import * as notices from './notices.ts';
import * as outbox from './outbox.ts';
import { put, rehearsePut } from './put.ts';
import { step } from './steps.ts';
import * as suspects from './suspects.ts';
import { finishTurn, hit, probe, takeTurn } from './upkeep.ts';
import { usedBytes } from './usedBytes.ts';
import { createWindows } from './windows.ts';

/** Inquiries that `all` keeps in memory at a time. */
const pageSize = 200;

const selectBefore = beforeQuery('inquiry', ['$1::bigint', '$2', '$3']);
const findOutcomes = outcomesQuery('$1::bigint', '$2::bigint');
const findKnown = knownQuery('$1::bigint', '$2::bigint');

/** Node reports a refused connection to a name with several addresses with a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || codeOf(error) || error.name;
}

/** The store in PostgreSQL, which any number of instances may share. */
export class PostgresStore implements Store {
  readonly #connections: Connections;
  readonly #count = createWindows();
  /** Never resolves: the server may come and go, but that does not make the store untrustworthy. */
  readonly broken = new Promise<StoreBroken>(() => undefined);

  readonly isNew: boolean;

  private constructor(connections: Connections, isNew: boolean) {
    this.#connections = connections;
    this.isNew = isNew;
  }

  /**
   * Connects and migrates the database to this program's version; an `existing` one is not changed.
   * @throws when it cannot be reached, or is not of this program's version.
   */
  static async open(
    databaseUrl: string,
    { existing = false, create }: { existing?: boolean; create?: Create } = {},
  ): Promise<PostgresStore> {
    const connections = connect(databaseUrl);
    try {
      const isNew = await connections.alone(async (client) => {
        if (!existing) return migrate(client, create);
        await expectVersion(client);
        return false;
      });
      return new PostgresStore(connections, isNew);
    } catch (error) {
      await connections.close();
      const words = reasonOf(error);
      const code = codeOf(error);
      const reason = code === '' ? words : `PostgreSQL does not answer: ${code}`;
      throw new StoreNotOpen(`PostgreSQL: ${words}`, reason, { cause: error });
    }
  }

  put(inquiry: NewInquiry) {
    return this.#connections.untilKnown((session) => put(session, inquiry));
  }

  claim(channel: Channel, options: ClaimOptions) {
    return this.#connections.once((session) => outbox.claim(session, { channel, ...options }));
  }

  async leases(channel: Channel) {
    return readLeases(await this.#rows(outbox.leases(channel)));
  }

  async renew(delivery: LeasedDelivery, { now, leaseMs }: { now: number; leaseMs: number }) {
    await this.#settle('renew', delivery, now + leaseMs);
  }

  async done(delivery: LeasedDelivery, now: number) {
    return (await this.#settle('done', delivery, now)) > 0;
  }

  async fail(delivery: LeasedDelivery, { now, nextAttemptAt, error }: Failure) {
    await this.#settle('fail', delivery, now, nextAttemptAt, error);
  }

  async park(delivery: LeasedDelivery, { now, error }: { now: number; error: string }) {
    await this.#settle('park', delivery, now, error);
  }

  async giveBack(delivery: LeasedDelivery, error?: string) {
    await this.#settle('giveBack', delivery, error ?? null);
  }

  async hasten(channel: Channel, now: number) {
    await this.#run(outbox.hasten(channel), now);
  }

  async get(id: string) {
    const [inquiry] = await this.#select('SELECT * FROM inquiry WHERE id = $1', id);
    return inquiry ?? null;
  }

  endingIn(tail: string) {
    return this.#select('SELECT * FROM inquiry WHERE right(id, 12) = $1', tail);
  }

  step(id: string, change: StepChange) {
    return this.#connections.once((session) => step(session, id, change));
  }

  async linkKeys() {
    return readLinkKeys((await this.#rows('SELECT link_key, previous_key FROM secret'))[0]);
  }

  async renewLinkKey(key: string) {
    await this.#run('UPDATE secret SET previous_key = link_key, link_key = $1', key);
  }

  async endLinks(id: string) {
    return (await this.#run('UPDATE inquiry SET link_n = link_n + 1 WHERE id = $1', id)) > 0;
  }

  async promised(limit: number) {
    return readPromised(await this.#rows(notices.promised, limit));
  }

  async outcomes({ from, until }: Span) {
    return readOutcomes(await this.#rows(findOutcomes, from, until));
  }

  async promisesKnown({ from, until }: Span) {
    return readKnown((await this.#rows(findKnown, from, until))[0]);
  }

  async addNotices(added: readonly NewNotice[]) {
    const columns = [
      added.map(({ id }) => id),
      added.map(({ kind }) => kind),
      added.map(({ dueAt }) => dueAt),
    ];
    await this.#run(notices.add, ...columns);
  }

  claimNotices(options: NoticeClaim) {
    return this.#connections.once((session) => notices.claimNotices(session, options));
  }

  async noticeLeases() {
    return readLeases(await this.#rows(notices.leases));
  }

  async renewNotices(lease: string, until: number) {
    await this.#run(notices.renew, lease, until);
  }

  async settleNotices(lease: string, outcomes: readonly NoticeOutcome[]) {
    const columns = [
      outcomes.map(({ id }) => id),
      outcomes.map(({ kind }) => kind),
      outcomes.map(({ outcome }) => outcome),
    ];
    await this.#run(notices.settle, lease, ...columns);
  }

  async freeNotices(lease: string) {
    await this.#run(notices.free, lease);
  }

  list({ limit, skip = 0, only }: ListOptions) {
    return this.#select(listQuery('inquiry', only, ['$1', '$2']), limit, skip);
  }

  search(options: SearchOptions) {
    return search(({ receivedAt, id }, limit) => this.#select(selectBefore, receivedAt, id, limit), options);
  }

  async deskCounts(now: number) {
    return readCounts((await this.#rows(desk.counts, now))[0]);
  }

  undigested(limit: number) {
    return this.#select(suspects.undigested, limit);
  }

  async markDigested(ids: readonly string[], now: number) {
    await this.#run(suspects.markDigested, ids, now);
  }

  async *all(): AsyncGenerator<StoredInquiry> {
    let after: StoredInquiry | null = null;
    for (;;) {
      const page: StoredInquiry[] = await this.#select(
        'SELECT * FROM inquiry WHERE (received_at, id) > ($1, $2) ORDER BY received_at, id LIMIT $3',
        after?.receivedAt ?? Number.MIN_SAFE_INTEGER,
        after?.id ?? '',
        pageSize,
      );
      yield* page;
      after = page.at(-1) ?? null;
      if (page.length < pageSize) return;
    }
  }

  async redeliver(id: string, { now, channels }: { now: number; channels: readonly Channel[] }) {
    return (await this.#run(outbox.redeliver, id, now, channels)) > 0;
  }

  redeliverParked(now: number) {
    return this.#run(outbox.redeliverParked, now);
  }

  async makeGenuine(id: string, { now, channels }: { now: number; channels: readonly Channel[] }) {
    return (await this.#run(outbox.makeGenuine, id, now, channels)) > 0;
  }

  async makeSuspect(id: string, now: number) {
    return (await this.#run(desk.makeSuspect, id, now)) > 0;
  }

  dismiss(id: string | null, now: number) {
    return this.#run(suspects.dismiss, id, now);
  }

  find(email: string) {
    return this.#connections.untilKnown(find(email));
  }

  erase(email: string) {
    return erase(this.#connections, email);
  }

  purge(options: PurgeOptions) {
    return purge(this.#connections, options);
  }

  async stats(now: number) {
    const [row] = await this.#rows(statsQuery('$1::bigint', '$2::bigint'), latestAt(now), now);
    return readStats(row, now);
  }

  count(windows: readonly LimitWindow[], options: CountOptions) {
    return this.#connections.once((session) => this.#count(session, windows, options));
  }

  usedBytes(closeTo: number) {
    return this.#connections.once((session) => usedBytes(session, closeTo));
  }

  hit(key: string, options: HitOptions) {
    return this.#connections.once((session) => hit(session, key, options));
  }

  takeTurn(task: string, options: TurnOptions) {
    return this.#connections.once((session) => takeTurn(session, task, options));
  }

  async finishTurn(task: string, { now, everyMs, mark }: { now: number; everyMs: number; mark?: number }) {
    await this.#run(finishTurn, task, now, now + everyMs, mark ?? null);
  }

  async salt() {
    return readSalt((await this.#rows('SELECT value FROM salt'))[0]);
  }

  async note({ at, who, what }: Act) {
    await this.#run('INSERT INTO act (at, who, what) VALUES ($1, $2, $3)', at, who, what);
  }

  async acts(limit: number, skip = 0) {
    const newest = 'SELECT at, who, what FROM act ORDER BY at DESC, ctid DESC LIMIT $1 OFFSET $2';
    return readActs(await this.#rows(newest, limit, skip));
  }

  async addSession(session: DeskSession) {
    await this.#run(desk.addSession, ...sessionValues(session));
  }

  async renewSession({ idHash, seenAt, freshAt }: Pick<DeskSession, 'idHash' | 'seenAt' | 'freshAt'>) {
    await this.#run(desk.renewSession, idHash, seenAt, freshAt);
  }

  async sessions(which: SessionChoice) {
    return readSessions(await this.#rows(desk.sessions, ...desk.choiceValues(which)));
  }

  endSessions(which: SessionChoice) {
    return this.#run(desk.endSessions, ...desk.choiceValues(which));
  }

  async addChallenge(challenge: DeskChallenge) {
    await this.#run(desk.addChallenge, ...challengeValues(challenge));
  }

  async challenge(linkHash: string, now: number) {
    return readChallenges(await this.#rows(desk.challenge, linkHash, now))[0] ?? null;
  }

  async challenges(which: ChallengeChoice) {
    return readChallenges(await this.#rows(desk.challenges, ...desk.holderValues(which)));
  }

  async tryChallenges(which: ChallengeChoice) {
    const values = desk.holderValues(which);
    const { rows } = await this.#connections.once((session) => session.query(desk.tryChallenges, values));
    return readChallenges(rows);
  }

  async useChallenge(linkHash: string, now: number) {
    return (await this.#run(desk.useChallenge, linkHash, now)) > 0;
  }

  ready() {
    const write = this.#connections.once(async (session) => {
      await rehearsePut(session, sampleInquiry());
      await session.query(probe, [Buffer.alloc(probeBytes)]);
    });
    return write.then(
      () => true,
      () => false,
    );
  }

  async close() {
    await this.#connections.close();
  }

  #settle(
    verb: keyof typeof outbox.settle,
    { inquiry, channel, lease }: LeasedDelivery,
    ...values: unknown[]
  ): Promise<number> {
    return this.#run(outbox.settle[verb], inquiry.id, channel, lease, ...values);
  }

  async #run(sql: string, ...values: unknown[]): Promise<number> {
    const { rowCount } = await this.#connections.once((session) => session.query(sql, values));
    return rowCount ?? 0;
  }

  async #rows(sql: string, ...values: unknown[]): Promise<unknown[]> {
    return (await this.#connections.untilKnown((session) => session.query(sql, values))).rows;
  }

  #select(sql: string, ...values: unknown[]): Promise<StoredInquiry[]> {
    return this.#connections.untilKnown(async (session) => {
      const { rows } = await session.query<{ id: string }>(sql, values);
      return outbox.whole(session, rows);
    });
  }
}
