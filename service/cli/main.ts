import { parseArgs } from 'node:util';
import { messageOf } from '../lib/messageOf.ts';
import { WrongSetting, readConfig } from '../settings/config.ts';
import { openStore } from '../store/openStore.ts';
import { shownDatabase } from './context.ts';
import type { VerbContext } from './context.ts';
import { databaseVerbs } from './databaseVerbs.ts';
import { deleteVerbs } from './deleteVerbs.ts';
import { deliverVerbs } from './deliverVerbs.ts';
import { linkVerbs } from './linkVerbs.ts';
import { readVerbs } from './readVerbs.ts';
import { stepVerbs } from './stepVerbs.ts';
import { UsageError, refuseUntaken, usage } from './usage.ts';

const storeVerbs = { ...readVerbs, ...stepVerbs, ...linkVerbs, ...deliverVerbs, ...deleteVerbs };

const option = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ suspects: flag, parked: flag, open: flag, all: flag, 'dry-run': flag, help: flag },
        ...{ limit: option, format: option, days: option, 'older-than': option, to: option, by: option },
      },
    });
    const [verb = '', ...words] = positionals;
    const [argument] = words;
    const options = Object.entries(values).flatMap(([name, value]) => (value === false ? [] : [name]));
    if (!values.help) refuseUntaken(verb, words, options);
    const { suspects, parked, open, all, limit, format, days, to, by, help } = values;
    const named = { olderThan: values['older-than'], dryRun: values['dry-run'] };
    const given = { argument, suspects, parked, open, all, limit, format, days, to, by, ...named };
    return { verb, help, given };
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

async function run(args: readonly string[]): Promise<void> {
  const { verb, help, given } = read(args);
  if (help) {
    process.stdout.write(usage);
    return;
  }
  const context: VerbContext = { config: readConfig(process.env), given, now: Date.now() };
  const { databaseUrl } = context.config;
  const onDatabase = Object.hasOwn(databaseVerbs, verb) ? databaseVerbs[verb] : undefined;
  const onStore = Object.hasOwn(storeVerbs, verb) ? storeVerbs[verb] : undefined;
  if (!onDatabase && !onStore) {
    throw new UsageError(verb === '' ? 'A verb is missing.' : `There is no verb "${verb}".`);
  }
  // Goes to stderr, so that nobody mistakes another database for the service's.
  process.stderr.write(`Database: ${shownDatabase(databaseUrl)}\n`);
  if (onDatabase) return onDatabase(context);
  const store = await openStore(databaseUrl, { existing: true });
  try {
    await onStore?.(store, context);
  } finally {
    await store.close();
  }
}

// A reader such as `head` closes the pipe once it has enough; that is no error.
process.stdout.on('error', () => process.exit(0));

run(process.argv.slice(2)).catch((error: unknown) => {
  const isUsage = error instanceof UsageError;
  process.stderr.write(`${messageOf(error)}\n${isUsage ? `\n${usage}` : ''}`);
  process.exitCode = isUsage || error instanceof WrongSetting ? 2 : 1;
});
