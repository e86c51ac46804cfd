import { shownTime } from '../delivery/mail/compose.ts';
import { noteAct, print, readLimit, required } from './context.ts';
import type { StoreVerb } from './context.ts';
import { findInquiry } from './find.ts';
import { csvHeader, csvOf, detailOf, jsonOf, summaryOf } from './print.ts';
import { UsageError } from './usage.ts';

/** Those that show what is there. */
export const readVerbs: Readonly<Record<string, StoreVerb>> = {
  async list(store, { given }) {
    const limit = readLimit(given);
    const [only, ...more] = (['suspects', 'parked', 'open'] as const).filter((name) => given[name]);
    if (more.length > 0) throw new UsageError('--suspects, --parked and --open exclude one another.');
    for (const inquiry of await store.list({ limit, ...(only && { only }) })) await print(summaryOf(inquiry));
  },

  async show(store, { given }) {
    await print(detailOf(await findInquiry(store, required(given.argument, 'The ID'))));
  },

  async export(store, context) {
    const format = required(context.given.format, '--format');
    if (format !== 'csv' && format !== 'json')
      throw new UsageError(`--format: got "${format}", takes csv or json.`);
    await noteAct(store, context, `export as ${format}`);
    await print(format === 'csv' ? csvHeader : '[');
    let separator = '\n';
    for await (const inquiry of store.all()) {
      await print(format === 'csv' ? csvOf(inquiry) : `${separator}${jsonOf(inquiry)}`);
      separator = ',\n';
    }
    if (format === 'json') await print('\n]\n');
  },

  async acts(store, { given }) {
    for (const { at, who, what } of await store.acts(readLimit(given))) {
      await print(`${shownTime(at)}  ${who}  ${what}\n`);
    }
  },
};
