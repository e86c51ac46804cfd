import { setTimeout as sleep } from 'node:timers/promises';
import type { Erased, PurgeOptions, Purged } from '../Store.ts';
import { eraseAll } from '../eraseAll.ts';
import type { Input, Output, Verb } from './verbs.ts';

type Call = <V extends Verb>(verb: V, input: Input<V>) => Promise<Output<V>>;

/** The most that one transaction takes, so that inquiries can be stored in between: inquiries, empty rows, pages. */
const inquiriesAtOnce = 200;
const rowsAtOnce = 2_000;
const pagesAtOnce = 500;

/** How often to retry while somebody reads the log, and the milliseconds in between. */
const tries = 50;
const againMs = 100;

async function emptyLog(call: Call): Promise<boolean> {
  for (let count = 0; count < tries; count++) {
    if (await call('emptyLog', undefined)) return true;
    await sleep(againMs);
  }
  return false;
}

/** Deletes everything from an address. Deleted data is overwritten with zeros. */
export async function erase(call: Call, email: string): Promise<Erased> {
  const ids = await eraseAll({
    find: () => call('find', email),
    remove: (some) => call('remove', some),
    atOnce: inquiriesAtOnce,
  });
  await call('renewSalt', undefined);
  return { ids, clean: await emptyLog(call) };
}

/** Removes the empty rows that deleted inquiries leave behind, and returns their pages to the disk. */
async function giveBack(call: Call): Promise<void> {
  for (const span of await call('findSpans', undefined)) {
    while ((await call('removeEmpty', { ...span, limit: rowsAtOnce })) === rowsAtOnce);
  }
  while ((await call('shrink', pagesAtOnce)) > 0);
}

export async function purge(call: Call, options: PurgeOptions): Promise<Purged> {
  const counted = await call('countDoomed', options);
  if (options.dryRun) return counted;
  let purged = 0;
  const doomed = () => call('findDoomed', { ...options, limit: inquiriesAtOnce });
  for (let ids = await doomed(); ids.length > 0; ids = await doomed()) {
    purged += await call('removeDoomed', { ...options, ids });
  }
  await call('removeLapsed', options.now);
  await call('removeOver', options.now);
  if (purged > 0) await giveBack(call);
  await call('emptyLog', undefined);
  return { ...counted, purged };
}
