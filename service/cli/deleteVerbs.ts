import { isEmailAddress } from '../../contract/email.ts';
import { countMails, mailFolderOf, purgeMails } from '../delivery/mail/mailFolder.ts';
import { eraseAddress } from '../desk/eraseAddress.ts';
import { noteAct, print, required, shownDatabase } from './context.ts';
import type { StoreVerb } from './context.ts';
import { UsageError } from './usage.ts';
import { dayMs } from '../lib/durations.ts';
import { messageOf } from '../lib/messageOf.ts';

function readDays(value: string | undefined): number {
  const [, days] = /^(\d{1,6})d$/.exec(required(value, '--older-than')) ?? [];
  if (days === undefined)
    throw new UsageError(`--older-than: got "${value ?? ''}", takes days such as 180d.`);
  return Number(days);
}

const leftInLog =
  'The rows are erased, but another program still reads the old ones: erase again once it ended, or until then they ' +
  'stand in the write-ahead log.';
const leftInTables =
  'The rows are erased, but their bytes are left in the files of PostgreSQL: another program still reads them, then ' +
  'erase again once it ended; or a table is too large to be written anew while visitors wait, then do that at a quiet ' +
  'hour: VACUUM FULL inquiry, outbox, step, notice, repeat_key, rate_window, salt';
const leftForFault =
  'The rows are erased, but their bytes are left in the files of PostgreSQL: erase again once this is mended';

/** Verbs that delete; with --dry-run they only report what they would delete. */
export const deleteVerbs: Readonly<Record<string, StoreVerb>> = {
  async erase(store, context) {
    const { config, given } = context;
    const email = required(given.argument, 'The EMAIL');
    if (!isEmailAddress(email)) throw new UsageError(`"${email}" is no e-mail address.`);
    const folder = mailFolderOf(config.databaseUrl);
    const nobody = new Error(`Nobody with this address is in ${shownDatabase(config.databaseUrl)}.`);
    if (given.dryRun) {
      const found = await store.find(email);
      if (found.length === 0) throw nobody;
      return print(
        `Inquiries to be erased: ${found.length}, mail files: ${await countMails(folder, found)}\n`,
      );
    }
    const note = (count: number) => noteAct(store, context, `erase: ${count} inquiries`);
    const erasing = eraseAddress(store, { email, folder, note });
    const { ids, clean, fault } = await erasing.catch((error: unknown) => {
      throw new Error(`Not everything is erased, erase again: ${messageOf(error)}`, { cause: error });
    });
    if (ids.length > 0) await print(`Inquiries erased: ${ids.length}\n`);
    if (fault !== undefined) throw new Error(`${leftForFault}: ${messageOf(fault)}`, { cause: fault });
    if (!clean) throw new Error(config.databaseUrl.startsWith('file:') ? leftInLog : leftInTables);
    if (ids.length === 0) throw nobody;
  },

  async purge(store, context) {
    const { config, given, now } = context;
    const { dryRun } = given;
    const before = now - readDays(given.olderThan) * dayMs;
    // An operator who purges suspects alone has looked at them; delivered inquiries stay.
    const only = given.suspects ? { receivedBefore: 0, surgeBefore: before } : { receivedBefore: before };
    const times = { now, suspectsBefore: before, dryRun, ...only };
    const { purged, keptUndelivered, keptOpen, keptUnseen } = await store.purge(times);
    if (!dryRun) {
      await purgeMails(mailFolderOf(config.databaseUrl), times.receivedBefore);
      const what = `purge --older-than ${given.olderThan ?? ''}${given.suspects ? ' --suspects' : ''}`;
      await noteAct(store, context, `${what}: ${purged} inquiries`);
    }
    await print(`Inquiries ${dryRun ? 'to be deleted' : 'deleted'}: ${purged}\n`);
    if (keptUndelivered > 0) await print(`Kept, because they are not delivered: ${keptUndelivered}\n`);
    if (keptOpen > 0) await print(`Kept, because nobody said that they are answered: ${keptOpen}\n`);
    if (keptUnseen > 0) await print(`Kept, because nobody looked at them since a surge: ${keptUnseen}\n`);
  },
};
