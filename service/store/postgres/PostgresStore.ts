import type { ClientBase } from 'pg';
import { StoreNotOpen } from '../Store.ts';
import type {
  Channel,
  ClaimOptions,
  CountOptions,
  Failure,
  HitOptions,
  LeasedDelivery,
  LimitWindow,
  ListOptions,
  NewInquiry,
  PurgeOptions,
  Store,
  StoreBroken,
  StoredInquiry,
  TurnOptions,
} from '../Store.ts';
import { readStats, statsQuery } from '../stats.ts';
import { connect } from './connect.ts';
import type { Connections } from './connect.ts';
import { migrate } from './migrate.ts';
import { claim, hasten, makeGenuine, redeliver, settle, withDeliveries } from './outbox.ts';
import { put } from './put.ts';
import { erase, finishTurn, hit, probe, purge, takeTurn } from './upkeep.ts';
import { usedBytes } from './usedBytes.ts';
import { createWindows } from './windows.ts';

/** Inquiries that `all` holds in memory at a time. */
const pageSize = 200;
/** As large as an inquiry may be. */
const probeBytes = 65_536;

const filters = {
  all: '',
  suspects: 'AND suspicion IS NOT NULL',
  surge: "AND suspicion = 'surge'",
  robots: "AND suspicion <> 'surge'",
  parked: "AND id IN (SELECT inquiry_id FROM outbox WHERE state = 'parked')",
};

/** A refused connection to a name with several addresses has a code only. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The store in PostgreSQL, which any number of instances share. */
export class PostgresStore implements Store {
  readonly #connections: Connections;
  readonly #count = createWindows();
  /** The server may go and come; it never breaks under us. */
  readonly broken = new Promise<StoreBroken>(() => undefined);

  private constructor(connections: Connections) {
    this.#connections = connections;
  }

  /**
   * Connects and brings the database to this program's version.
   * @throws when it cannot be reached, or was last used by a newer program.
   */
  static async open(databaseUrl: string): Promise<PostgresStore> {
    const connections = connect(databaseUrl);
    try {
      await connections.unbounded(migrate);
    } catch (error) {
      await connections.close();
      const words = reasonOf(error);
      const code =
        error instanceof Error && 'code' in error
          ? `PostgreSQL does not answer: ${String(error.code)}`
          : words;
      throw new StoreNotOpen(`PostgreSQL: ${words}`, code, { cause: error });
    }
    return new PostgresStore(connections);
  }

  put(inquiry: NewInquiry) {
    return this.#connections.untilKnown((client) => put(client, inquiry));
  }

  claim(channel: Channel, options: ClaimOptions) {
    return this.#connections.once((client) => claim(client, { channel, ...options }));
  }

  done(delivery: LeasedDelivery, now: number) {
    return this.#settle('done', delivery, now);
  }

  fail(delivery: LeasedDelivery, { now, nextAttemptAt, error }: Failure) {
    return this.#settle('fail', delivery, now, nextAttemptAt, error);
  }

  park(delivery: LeasedDelivery, { now, error }: { now: number; error: string }) {
    return this.#settle('park', delivery, now, error);
  }

  giveBack(delivery: LeasedDelivery, error?: string) {
    return this.#settle('giveBack', delivery, error ?? null);
  }

  async hasten(channel: Channel, now: number) {
    await this.#run(hasten, channel, now);
  }

  async get(id: string) {
    const [inquiry] = await this.#select('SELECT * FROM inquiry WHERE id = $1', id);
    return inquiry ?? null;
  }

  list({ limit, only, receivedFrom = 0, after }: ListOptions) {
    return this.#select(
      `SELECT * FROM inquiry WHERE received_at >= $1 AND (received_at, id) < ($3, $4) ${filters[only ?? 'all']}
       ORDER BY received_at DESC, id DESC LIMIT $2`,
      receivedFrom,
      limit,
      after?.receivedAt ?? Number.MAX_SAFE_INTEGER,
      after?.id ?? '',
    );
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
    return (await this.#run(redeliver, id, now, channels)) > 0;
  }

  async makeGenuine(id: string, { now, channels }: { now: number; channels: readonly Channel[] }) {
    return (await this.#run(makeGenuine, id, now, channels)) > 0;
  }

  erase(email: string) {
    return this.#connections.unbounded((client) => erase(client, email));
  }

  purge(options: PurgeOptions) {
    return this.#connections.unbounded((client) => purge(client, options));
  }

  async stats(now: number) {
    const { rows } = await this.#connections.untilKnown((client) => client.query(statsQuery));
    return readStats(rows[0], now);
  }

  count(windows: readonly LimitWindow[], options: CountOptions) {
    return this.#connections.once((client) => this.#count(client, windows, options));
  }

  usedBytes(closeTo: number) {
    return this.#connections.once((client) => usedBytes(client, closeTo));
  }

  hit(key: string, options: HitOptions) {
    return this.#connections.once((client) => hit(client, key, options));
  }

  takeTurn(task: string, options: TurnOptions) {
    return this.#connections.once((client) => takeTurn(client, task, options));
  }

  async finishTurn(task: string, { now, everyMs }: { now: number; everyMs: number }) {
    await this.#run(finishTurn, task, now, now + everyMs);
  }

  async ready() {
    return this.#run(probe, Buffer.alloc(probeBytes)).then(
      () => true,
      () => false,
    );
  }

  async close() {
    await this.#connections.close();
  }

  async #settle(verb: keyof typeof settle, delivery: LeasedDelivery, ...values: unknown[]): Promise<void> {
    await this.#run(settle[verb], delivery.inquiry.id, delivery.channel, delivery.lease, ...values);
  }

  async #run(sql: string, ...values: unknown[]): Promise<number> {
    const { rowCount } = await this.#connections.once((client) => client.query(sql, values));
    return rowCount ?? 0;
  }

  #select(sql: string, ...values: unknown[]): Promise<StoredInquiry[]> {
    return this.#connections.untilKnown(async (client: ClientBase) => {
      const { rows } = await client.query<{ id: string }>(sql, values);
      return withDeliveries(client, rows);
    });
  }
}
