import { Worker } from 'node:worker_threads';
import { StoreBroken, StoreNotOpen, StoreUnavailable } from '../Store.ts';
import type {
  Act,
  Channel,
  ClaimOptions,
  ChallengeChoice,
  CountOptions,
  DeskChallenge,
  DeskSession,
  Failure,
  Found,
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
  StoredInquiry,
  TurnOptions,
} from '../Store.ts';
import { createTurnstile } from '../../lib/turnstile.ts';
import { createMemoryWindows } from '../memoryWindows.ts';
import * as cleaning from './cleaning.ts';
import type { DatabaseOptions } from './Database.ts';
import type { Answer, Fault, Input, Output, Request, Verb } from './verbs.ts';
import type { Opening } from './worker.ts';

/** Inquiries that `all` keeps in memory at a time. */
const pageSize = 200;

/** Calls that may wait for the disk; beyond that they fail at once, so that memory stays bounded. */
const mostWaiting = 5_000;

/** A call waiting for its answer. A method, not a property, so that calls with different outputs fit in one map. */
interface Pending {
  resolve(output: unknown): void;
  reject(error: Error): void;
}

function errorOf({ kind, message }: Fault): Error {
  if (kind === 'refused') return new Error(message);
  return kind === 'broken' ? new StoreBroken(message) : new StoreUnavailable(message);
}

/** The store in an SQLite file. A single worker thread writes it, so that a slow disk or a lock blocks nothing else. */
export class SqliteStore implements Store {
  readonly #path: string;
  readonly #worker: Worker;
  /** One at a time: each is a thread with a reader of its own. */
  readonly #searching = createTurnstile(1);
  readonly #pending = new Map<number, Pending>();
  /** One process works on a file. */
  readonly #count = createMemoryWindows();
  #outgoing: Request[] = [];
  #calls = 0;
  #ended: Error | null = null;
  #isClosing = false;
  readonly #broken = Promise.withResolvers<StoreBroken>();
  readonly broken = this.#broken.promise;
  readonly isNew: boolean;

  private constructor(path: string, worker: Worker, isNew: boolean) {
    this.#path = path;
    this.isNew = isNew;
    this.#worker = worker;
    worker.on('message', (answers: readonly Answer[]) => answers.forEach((answer) => this.#settle(answer)));
    worker.on('error', (error) => this.#end(new StoreBroken('The store’s thread failed', { cause: error })));
    worker.on('exit', () => this.#end(new StoreBroken('The store is closed')));
  }

  /** Opens or creates the file and migrates it to this program's version; an `existing` one is not changed. */
  static async open(path: string, options: DatabaseOptions = {}): Promise<SqliteStore> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { path, ...options } });
    const opening = await new Promise<Opening>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    if ('fault' in opening) {
      const { message } = opening.fault;
      // Messages of the file system name the path after a comma.
      throw new StoreNotOpen(`${path}: ${message}`, message.replace(/,.*/s, ''));
    }
    return new SqliteStore(path, worker, opening.isNew);
  }

  put(inquiry: NewInquiry) {
    return this.#call('put', inquiry);
  }

  claim(channel: Channel, options: ClaimOptions) {
    return this.#call('claim', { channel, ...options });
  }

  leases(channel: Channel) {
    return this.#call('leases', channel);
  }

  renew(delivery: LeasedDelivery, { now, leaseMs }: { now: number; leaseMs: number }) {
    return this.#call('renew', { delivery, outcome: now + leaseMs });
  }

  done(delivery: LeasedDelivery, now: number) {
    return this.#call('done', { delivery, outcome: now });
  }

  fail(delivery: LeasedDelivery, outcome: Failure) {
    return this.#call('fail', { delivery, outcome });
  }

  park(delivery: LeasedDelivery, outcome: { now: number; error: string }) {
    return this.#call('park', { delivery, outcome });
  }

  giveBack(delivery: LeasedDelivery, error?: string) {
    return this.#call('giveBack', { delivery, outcome: error ?? null });
  }

  hasten(channel: Channel, now: number) {
    return this.#call('hasten', { channel, now });
  }

  get(id: string) {
    return this.#call('get', id);
  }

  endingIn(tail: string) {
    return this.#call('endingIn', tail);
  }

  step(id: string, change: StepChange) {
    return this.#call('step', { id, change });
  }

  linkKeys() {
    return this.#call('linkKeys', undefined);
  }

  async renewLinkKey(key: string) {
    await this.#call('renewLinkKey', key);
  }

  endLinks(id: string) {
    return this.#call('endLinks', id);
  }

  promised(limit: number) {
    return this.#call('promised', limit);
  }

  outcomes(days: Span) {
    return this.#call('outcomes', days);
  }

  promisesKnown(time: Span) {
    return this.#call('promisesKnown', time);
  }

  addNotices(notices: readonly NewNotice[]) {
    return this.#call('addNotices', notices);
  }

  claimNotices(options: NoticeClaim) {
    return this.#call('claimNotices', options);
  }

  noticeLeases() {
    return this.#call('noticeLeases', undefined);
  }

  renewNotices(lease: string, until: number) {
    return this.#call('renewNotices', { lease, until });
  }

  settleNotices(lease: string, outcomes: readonly NoticeOutcome[]) {
    return this.#call('settleNotices', { lease, outcomes });
  }

  freeNotices(lease: string) {
    return this.#call('freeNotices', lease);
  }

  list(options: ListOptions) {
    return this.#call('list', options);
  }

  search(options: SearchOptions) {
    return this.#searching(() => {
      const workerData = { path: this.#path, options };
      const worker = new Worker(new URL('./searchWorker.ts', import.meta.url), { workerData });
      const { promise, resolve, reject } = Promise.withResolvers<Found>();
      worker.once('message', resolve);
      worker.once('error', (cause) => reject(new StoreUnavailable('The search failed', { cause })));
      worker.once('exit', () => reject(new StoreUnavailable('The search ended')));
      return promise;
    });
  }

  deskCounts(now: number) {
    return this.#call('deskCounts', now);
  }

  undigested(limit: number) {
    return this.#call('undigested', limit);
  }

  markDigested(ids: readonly string[], now: number) {
    return this.#call('markDigested', { ids, now });
  }

  async *all(): AsyncGenerator<StoredInquiry> {
    let after: StoredInquiry | null = null;
    for (;;) {
      const page: StoredInquiry[] = await this.#call('page', { after, limit: pageSize });
      yield* page;
      after = page.at(-1) ?? null;
      if (page.length < pageSize) return;
    }
  }

  redeliver(id: string, options: { now: number; channels: readonly Channel[] }) {
    return this.#call('redeliver', { id, ...options });
  }

  redeliverParked(now: number) {
    return this.#call('redeliverParked', now);
  }

  makeGenuine(id: string, options: { now: number; channels: readonly Channel[] }) {
    return this.#call('makeGenuine', { id, ...options });
  }

  makeSuspect(id: string, now: number) {
    return this.#call('makeSuspect', { id, now });
  }

  dismiss(id: string | null, now: number) {
    return this.#call('dismiss', { id, now });
  }

  find(email: string) {
    return this.#call('find', email);
  }

  erase(email: string) {
    return cleaning.erase(this.#ask, email);
  }

  purge(options: PurgeOptions) {
    return cleaning.purge(this.#ask, options);
  }

  stats(now: number) {
    return this.#call('stats', now);
  }

  async count(windows: readonly LimitWindow[], options: CountOptions) {
    return this.#count(windows, options);
  }

  usedBytes(closeTo: number) {
    return this.#call('usedBytes', closeTo);
  }

  hit(key: string, options: HitOptions) {
    return this.#call('hit', { key, ...options });
  }

  takeTurn(task: string, options: TurnOptions) {
    return this.#call('takeTurn', { task, ...options });
  }

  finishTurn(task: string, options: { now: number; everyMs: number; mark?: number }) {
    return this.#call('finishTurn', { task, ...options });
  }

  salt() {
    return this.#call('salt', undefined);
  }

  note(act: Act) {
    return this.#call('note', act);
  }

  acts(limit: number, skip = 0) {
    return this.#call('acts', { limit, skip });
  }

  addSession(session: DeskSession) {
    return this.#call('addSession', session);
  }

  renewSession(session: Pick<DeskSession, 'idHash' | 'seenAt' | 'freshAt'>) {
    return this.#call('renewSession', session);
  }

  sessions(which: SessionChoice) {
    return this.#call('sessions', which);
  }

  endSessions(which: SessionChoice) {
    return this.#call('endSessions', which);
  }

  addChallenge(challenge: DeskChallenge) {
    return this.#call('addChallenge', challenge);
  }

  challenge(linkHash: string, now: number) {
    return this.#call('challenge', { linkHash, now });
  }

  challenges(which: ChallengeChoice) {
    return this.#call('challenges', which);
  }

  tryChallenges(which: ChallengeChoice) {
    return this.#call('tryChallenges', which);
  }

  useChallenge(linkHash: string, now: number) {
    return this.#call('useChallenge', { linkHash, now });
  }

  ready() {
    return this.#call('ready', undefined).catch(() => false);
  }

  async close() {
    if (this.#ended) return;
    this.#isClosing = true;
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#send();
    this.#worker.postMessage('close');
    await exited;
  }

  readonly #ask = <V extends Verb>(verb: V, input: Input<V>): Promise<Output<V>> => this.#call(verb, input);

  #call<V extends Verb>(verb: V, input: Input<V>): Promise<Output<V>> {
    if (this.#ended) return Promise.reject(this.#ended);
    if (this.#pending.size >= mostWaiting)
      return Promise.reject(new StoreUnavailable('Too many wait for the disk'));
    const call = ++this.#calls;
    return new Promise<Output<V>>((resolve, reject) => {
      this.#pending.set(call, { resolve, reject });
      this.#outgoing.push({ call, verb, input });
      if (this.#outgoing.length === 1) setImmediate(() => this.#send());
    });
  }

  /** Sends all calls of one turn of the event loop as a single message, since a message costs more than its content. */
  #send(): void {
    if (this.#outgoing.length > 0) this.#worker.postMessage(this.#outgoing);
    this.#outgoing = [];
  }

  #settle(answer: Answer): void {
    const pending = this.#pending.get(answer.call);
    this.#pending.delete(answer.call);
    if ('output' in answer) return pending?.resolve(answer.output);
    const error = errorOf(answer.fault);
    pending?.reject(error);
    if (error instanceof StoreBroken) this.#end(error);
  }

  #end(error: StoreBroken): void {
    this.#ended ??= error;
    if (!this.#isClosing) this.#broken.resolve(error);
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}
