import { text } from 'node:stream/consumers';
import { dirname, resolve } from 'node:path';
import { messageOf } from '../lib/messageOf.ts';
import { newSalt } from '../lib/salted.ts';
import { copyDatabase } from '../operation/copyDatabase.ts';
import { giveToOwner } from '../operation/giveToOwner.ts';
import { restoreDatabase } from '../operation/restoreDatabase.ts';
import { move } from '../store/move.ts';
import { openStore } from '../store/openStore.ts';
import type { StoreOptions } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { fileOf, noteAct, print, required, shownDatabase } from './context.ts';
import type { VerbContext } from './context.ts';
import { UsageError } from './usage.ts';

async function inStore(
  databaseUrl: string,
  work: (store: Store) => Promise<void>,
  options: StoreOptions = {},
): Promise<void> {
  const store = await openStore(databaseUrl, options);
  await work(store).finally(() => store.close());
}

const noteIn = (
  databaseUrl: string,
  context: VerbContext,
  what: string,
  options: StoreOptions = {},
): Promise<void> => inStore(databaseUrl, (store) => noteAct(store, context, what), options);

/**
 * The address to move to, from stdin, the command line or the environment. A command line shows its password to other
 * users, so there it may have none.
 */
async function readTarget(to: string | undefined): Promise<string> {
  if (to === '-') return (await text(process.stdin)).trim();
  if (to === undefined) return required(process.env['MOVE_TO'], '--to, or MOVE_TO in the environment,');
  if (URL.canParse(to) && new URL(to).password !== '') {
    throw new UsageError(
      '--to shows its password to everybody on this machine: set MOVE_TO, or pipe it to --to -',
    );
  }
  return to;
}

/** Verbs that work on the database as a whole. */
export const databaseVerbs: Readonly<Record<string, (context: VerbContext) => Promise<void>>> = {
  async backup(context) {
    const target = required(context.given.argument, 'The FILE');
    const inquiries = copyDatabase(fileOf(context), target);
    const act = `backup to ${resolve(target)}`;
    // Either version may make the copy before an upgrade: this must neither migrate the database nor fail the copy.
    await noteIn(context.config.databaseUrl, context, act, { existing: true }).catch((error: unknown) => {
      process.stderr.write(`Copied, but not written to the acts: ${messageOf(error)}\n`);
    });
    await print(`Inquiries in ${target}: ${inquiries}\n`);
  },

  async create(context) {
    const { databaseUrl } = context.config;
    await noteIn(databaseUrl, context, 'create', { create: 'only' });
    if (databaseUrl.startsWith('file:')) giveToOwner(fileOf(context), dirname(fileOf(context)));
    await print('A new database was created. The service opens it within seconds.\n');
  },

  async restore(context) {
    const copy = required(context.given.argument, 'The FILE');
    const { inquiries, before } = restoreDatabase(copy, fileOf(context), context.now);
    const act = `restore of ${resolve(copy)}`;
    // A key that was changed for a reason, and links that were ended, must not come back with the copy.
    await inStore(context.config.databaseUrl, async (store) => {
      await store.renewLinkKey(newSalt());
      await noteAct(store, context, act);
    }).catch((error: unknown) => {
      process.stderr.write(
        `Restored, but the links in mails still work, and it is not written to the acts: ${messageOf(error)}\n`,
      );
    });
    await print(
      `Inquiries restored: ${inquiries}.${before === null ? '' : ` What was there is in ${before}.`}\n`,
    );
  },

  async move(context) {
    const to = await readTarget(context.given.to);
    if (!/^postgres(ql)?:\/\//.test(to)) {
      throw new UsageError('move takes an address such as postgres://USER:PASSWORD@HOST/DATABASE.');
    }
    const inquiries = await move(fileOf(context), to);
    await noteIn(
      to,
      context,
      `move of ${inquiries} inquiries from ${shownDatabase(context.config.databaseUrl)}`,
    );
    await print(
      `Inquiries moved: ${inquiries}. Start the service with DATABASE_URL set to ${shownDatabase(to)}.\n`,
    );
  },
};
