import { once } from 'node:events';
import { isEmailAddress } from '../../contract/email.ts';
import type { Config } from '../settings/config.ts';
import { channelsOf } from '../delivery/channels.ts';
import { eraseMails, mailFolderOf, purgeMails } from '../delivery/mail/mailFolder.ts';
import { sqlitePath } from '../store/openStore.ts';
import { move } from '../store/move.ts';
import type { Store } from '../store/Store.ts';
import { csvHeader, csvOf, detailOf, jsonOf, summaryOf } from './print.ts';
import { UsageError } from './usage.ts';

const dayMs = 86_400_000;

/** What was typed after the verb. */
interface Given {
  argument: string | undefined;
  suspects: boolean;
  parked: boolean;
  limit: string | undefined;
  format: string | undefined;
  olderThan: string | undefined;
  to: string | undefined;
}

export interface VerbContext {
  config: Pick<Config, 'databaseUrl' | 'webhook'>;
  given: Given;
  now: number;
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

function required(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`${what} is missing.`);
  return value;
}

function readDays(value: string | undefined): number {
  const [, days] = /^(\d{1,6})d$/.exec(required(value, '--older-than')) ?? [];
  if (days === undefined)
    throw new UsageError(`--older-than: got "${value ?? ''}", takes days such as 180d.`);
  return Number(days);
}

const unknown = (id: string) => new Error(`There is no inquiry ${id}.`);

/** Whatever works on the store; the service may run beside it. */
export const storeVerbs: Record<string, (store: Store, context: VerbContext) => Promise<void>> = {
  async list(store, { given }) {
    const limit = Number(given.limit ?? '50');
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError('--limit takes a whole number from 1.');
    if (given.suspects && given.parked) throw new UsageError('--suspects and --parked exclude each other.');
    const only = given.suspects ? 'suspects' : given.parked ? 'parked' : undefined;
    for (const inquiry of await store.list({ limit, ...(only && { only }) })) await print(summaryOf(inquiry));
  },

  async show(store, { given }) {
    const id = required(given.argument, 'The ID');
    const inquiry = await store.get(id);
    if (!inquiry) throw unknown(id);
    await print(detailOf(inquiry));
  },

  async export(store, { given }) {
    const format = required(given.format, '--format');
    if (format !== 'csv' && format !== 'json')
      throw new UsageError(`--format: got "${format}", takes csv or json.`);
    await print(format === 'csv' ? csvHeader : '[');
    let separator = '\n';
    for await (const inquiry of store.all()) {
      await print(format === 'csv' ? csvOf(inquiry) : `${separator}${jsonOf(inquiry)}`);
      separator = ',\n';
    }
    if (format === 'json') await print('\n]\n');
  },

  async redeliver(store, { config, given, now }) {
    const id = required(given.argument, 'The ID');
    const inquiry = await store.get(id);
    if (!inquiry) throw unknown(id);
    if (inquiry.suspicion !== null) throw new Error(`${id} is a suspect: deliver it with genuine ${id}.`);
    await store.redeliver(id, { now, channels: channelsOf(config) });
    await print(`${id} is delivered again by the service within seconds.\n`);
  },

  async genuine(store, { config, given, now }) {
    const id = required(given.argument, 'The ID');
    if (!(await store.get(id))) throw unknown(id);
    if (!(await store.makeGenuine(id, { now, channels: channelsOf(config) }))) {
      throw new Error(`${id} is no suspect.`);
    }
    await print(`${id} is delivered by the service within seconds.\n`);
  },

  async erase(store, { config, given }) {
    const email = required(given.argument, 'The EMAIL');
    if (!isEmailAddress(email)) throw new UsageError(`"${email}" is no e-mail address.`);
    const ids = await store.erase(email);
    await eraseMails(mailFolderOf(config.databaseUrl), ids);
    await print(`Inquiries erased: ${ids.length}\n`);
  },

  async purge(store, { config, given, now }) {
    const before = now - readDays(given.olderThan) * dayMs;
    // What was delivered stays where only suspects are to go.
    const receivedBefore = given.suspects ? 0 : before;
    const times = { now, receivedBefore, suspectsBefore: before, surgeBefore: before };
    const { purged, keptUndelivered } = await store.purge(times);
    await purgeMails(mailFolderOf(config.databaseUrl), receivedBefore);
    await print(`Inquiries deleted: ${purged}\n`);
    if (keptUndelivered > 0) await print(`Kept, because they are not delivered: ${keptUndelivered}\n`);
  },
};

/** Copies the SQLite file of `DATABASE_URL` to the PostgreSQL database of `--to`. */
export async function moveVerb({ config, given }: VerbContext): Promise<void> {
  const to = required(given.to, '--to');
  if (!/^postgres(ql)?:\/\//.test(to))
    throw new UsageError('--to takes postgres://USER:PASSWORD@HOST/DATABASE.');
  if (!config.databaseUrl.startsWith('file:')) throw new UsageError('DATABASE_URL is no SQLite file.');
  const inquiries = await move(sqlitePath(config.databaseUrl), to);
  await print(
    `Inquiries moved: ${inquiries}. Start the service with DATABASE_URL set to the new database.\n`,
  );
}
