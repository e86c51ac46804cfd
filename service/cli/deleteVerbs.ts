import { isEmailAddress } from '../../contract/email.ts';
import { countMails, eraseMails, mailFolderOf, purgeMails } from '../delivery/mail/mailFolder.ts';
import { noteAct, print, required, shownDatabase } from './context.ts';
import type { StoreVerb } from './context.ts';
import { UsageError } from './usage.ts';
import { dayMs } from '../lib/durations.ts';

function readDays(value: string | undefined): number {
  const [, days] = /^(\d{1,6})d$/.exec(required(value, '--older-than')) ?? [];
  if (days === undefined)
    throw new UsageError(`--older-than: got "${value ?? ''}", takes days such as 180d.`);
  return Number(days);
}

/** Those that delete; with --dry-run they say what they would. */
export const deleteVerbs: Readonly<Record<string, StoreVerb>> = {
  async erase(store, context) {
    const { config, given } = context;
    const email = required(given.argument, 'The EMAIL');
    if (!isEmailAddress(email)) throw new UsageError(`"${email}" is no e-mail address.`);
    const folder = mailFolderOf(config.databaseUrl);
    const nobody = new Error(`Nobody with this address is in ${shownDatabase(config.databaseUrl)}.`);
    const found = await store.find(email);
    if (given.dryRun) {
      if (found.length === 0) throw nobody;
      return print(
        `Inquiries to be erased: ${found.length}, mail files: ${await countMails(folder, found)}\n`,
      );
    }
    // Before the rows that name them; those of an inquiry that came meanwhile after it.
    await eraseMails(folder, found);
    const { ids, clean } = await store.erase(email);
    await eraseMails(folder, ids);
    if (ids.length > 0) {
      await noteAct(store, context, `erase: ${ids.length} inquiries`);
      await print(`Inquiries erased: ${ids.length}\n`);
    }
    if (!clean) {
      throw new Error(
        'The rows are erased, but another program still reads the old ones: erase again once it ended, or until then ' +
          'they stand in the write-ahead log.',
      );
    }
    if (ids.length === 0) throw nobody;
  },

  async purge(store, context) {
    const { config, given, now } = context;
    const { dryRun } = given;
    const before = now - readDays(given.olderThan) * dayMs;
    // Who names suspects alone has looked at them, and takes nothing that was delivered.
    const only = given.suspects ? { receivedBefore: 0, surgeBefore: before } : { receivedBefore: before };
    const times = { now, suspectsBefore: before, dryRun, ...only };
    const { purged, keptUndelivered, keptUnseen } = await store.purge(times);
    if (!dryRun) {
      await purgeMails(mailFolderOf(config.databaseUrl), times.receivedBefore);
      const what = `purge --older-than ${given.olderThan ?? ''}${given.suspects ? ' --suspects' : ''}`;
      await noteAct(store, context, `${what}: ${purged} inquiries`);
    }
    await print(`Inquiries ${dryRun ? 'to be deleted' : 'deleted'}: ${purged}\n`);
    if (keptUndelivered > 0) await print(`Kept, because they are not delivered: ${keptUndelivered}\n`);
    if (keptUnseen > 0) await print(`Kept, because nobody looked at them since a surge: ${keptUnseen}\n`);
  },
};
