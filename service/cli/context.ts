import { once } from 'node:events';
import { hostname, userInfo } from 'node:os';
import { resolve } from 'node:path';
import type { Config } from '../settings/config.ts';
import { sqlitePath } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { UsageError } from './usage.ts';

/** The arguments after the verb. */
export interface Given {
  argument: string | undefined;
  suspects: boolean;
  parked: boolean;
  open: boolean;
  all: boolean;
  dryRun: boolean;
  limit: string | undefined;
  format: string | undefined;
  days: string | undefined;
  olderThan: string | undefined;
  to: string | undefined;
  by: string | undefined;
}

export interface VerbContext {
  config: Pick<Config, 'databaseUrl' | 'webhook'>;
  given: Given;
  now: number;
}

/** A verb that works on the store; the service may be running. */
export type StoreVerb = (store: Store, context: VerbContext) => Promise<void>;

export async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

export function required(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`${what} is missing.`);
  return value;
}

/** The number after `--limit`; 50 by default. */
export function readLimit({ limit = '50' }: Given): number {
  if (!/^[1-9]\d{0,6}$/.test(limit)) throw new UsageError('--limit takes a whole number from 1.');
  return Number(limit);
}

/** The database, safe to print: its file, or its address without the password. */
export function shownDatabase(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return resolve(sqlitePath(databaseUrl));
  const { protocol, username, host, pathname } = new URL(databaseUrl);
  return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

/** The path of the SQLite file. @throws for any other kind of database */
export function fileOf({ config }: VerbContext): string {
  if (config.databaseUrl.startsWith('file:')) return sqlitePath(config.databaseUrl);
  throw new Error('DATABASE_URL is no SQLite file: use pg_dump and pg_restore.');
}

/** A user name, safe to print in the list of acts: anyone can set SUDO_USER. */
const plainUser = (name: string) => name.slice(0, 64).replaceAll(/[^\w.+@\\-]/g, '?');

/** The acting user, seen through sudo, and the machine. */
const whoActs = (): string => `${plainUser(process.env['SUDO_USER'] ?? userInfo().username)}@${hostname()}`;

/** A person as he was named, whom others read of and a reminder may be sent to: nothing of it is changed. */
export function namedUser(value: string | undefined, option: string): string {
  const name = required(value, option);
  if (plainUser(name) === name) return name;
  throw new UsageError(
    `${option} takes at most 64 letters of English, digits and . _ + - @ \\, as in an address.`,
  );
}

/** The acting user, in a form that is no address: reminders go to those only that somebody gave. */
export const whoSteps = (): string => whoActs().replace(/@([^@]*)$/, ' on $1');

/** Records what somebody did; of a visitor, `what` holds only ids. */
export const noteAct = (store: Store, { now }: Pick<VerbContext, 'now'>, what: string): Promise<void> =>
  store.note({ at: now, who: whoActs(), what });
