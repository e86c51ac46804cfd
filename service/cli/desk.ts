import { deskPages } from '../../contract/desk.ts';
import { askTerminal } from '../desk/access/challenges.ts';
import { shownTime } from '../delivery/mail/compose.ts';
import { messageOf } from '../lib/messageOf.ts';
import { WrongSetting, readConfig } from '../settings/config.ts';
import type { Config } from '../settings/config.ts';
import { emailKey } from '../store/emailKey.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/Store.ts';
import { noteAct, print, required, shownDatabase } from './context.ts';
import { UsageError } from './usage.ts';

const usage = `Usage: npm run desk -- VERB

  link ADDRESS       print a link that signs in, once, within ten minutes: for a first start without a relay, a relay
                     that is down, or a lost mailbox
  sessions           who is signed in, and where
  end ADDRESS        end all sessions of somebody, at once
  end --all          end all sessions

ADDRESS is one of DESK_USERS, or was one for end. The service may be running.
`;

interface DeskContext {
  desk: NonNullable<Config['desk']>;
  argument: string | undefined;
  now: number;
}

const verbs: Readonly<Record<string, (store: Store, context: DeskContext) => Promise<void>>> = {
  async link(store, { desk, argument, now }) {
    const who = emailKey(required(argument, 'The ADDRESS'));
    if (!desk.users.includes(who)) throw new Error(`${who} is none of DESK_USERS.`);
    const { link, expiresAt } = await askTerminal(store, who, now);
    await noteAct(store, { now }, `desk: link for ${who}`);
    await print(
      `${desk.url}${deskPages.link.replace(':token', link)}\nGood once, until ${shownTime(expiresAt)}.\n`,
    );
  },

  async sessions(store, { argument }) {
    if (argument !== undefined) throw new UsageError(`"${argument}" is too much.`);
    for (const { who, device, createdAt, seenAt, endsAt } of await store.sessions({})) {
      const times = `since ${shownTime(createdAt)}, seen ${shownTime(seenAt)}, ends ${shownTime(endsAt)}`;
      await print(`${who}  ${device}  ${times}\n`);
    }
  },

  async end(store, { argument, now }) {
    const named = required(argument, 'The ADDRESS, or --all,');
    const count = await store.endSessions(named === '--all' ? {} : { who: emailKey(named) });
    await noteAct(
      store,
      { now },
      `desk: ended ${count} sessions of ${named === '--all' ? 'all' : emailKey(named)}`,
    );
    await print(`Sessions ended: ${count}\n`);
  },
};

async function run([verb = '', argument, ...more]: readonly string[]): Promise<void> {
  if (verb === '--help') return print(usage);
  const work = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!work) throw new UsageError(verb === '' ? 'A verb is missing.' : `There is no verb "${verb}".`);
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too much.`);
  const { desk, databaseUrl } = readConfig(process.env);
  if (!desk) throw new Error('There is no desk: DESK_USERS names nobody.');
  process.stderr.write(`Database: ${shownDatabase(databaseUrl)}\n`);
  const store = await openStore(databaseUrl, { existing: true });
  try {
    await work(store, { desk, argument, now: Date.now() });
  } finally {
    await store.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isUsage = error instanceof UsageError;
  process.stderr.write(`${messageOf(error)}\n${isUsage ? `\n${usage}` : ''}`);
  process.exitCode = isUsage || error instanceof WrongSetting ? 2 : 1;
});
