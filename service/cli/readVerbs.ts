import { shownTime } from '../delivery/mail/compose.ts';
import { replyTimes } from '../desk/replyTimes.ts';
import { noteAct, print, readLimit, required } from './context.ts';
import type { StoreVerb } from './context.ts';
import { findInquiry } from './find.ts';
import { exportFile } from '../desk/exportFile.ts';
import { detailOf, summaryOf } from './print.ts';
import { replyTimesText } from './printReplyTimes.ts';
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
    for await (const piece of exportFile(store.all(), format)) await print(piece);
  },

  async 'reply-times'(store, { given, now }) {
    const { days = '90', format } = given;
    if (!/^[1-9]\d{0,3}$/.test(days)) throw new UsageError('--days takes a whole number from 1 to 9999.');
    if (format !== undefined && format !== 'json')
      throw new UsageError(`--format: got "${format}", takes json.`);
    const found = await replyTimes(store, { now, days: Number(days) });
    await print(format === 'json' ? `${JSON.stringify(found, null, 2)}\n` : replyTimesText(found));
  },

  async acts(store, { given }) {
    for (const { at, who, what } of await store.acts(readLimit(given))) {
      await print(`${shownTime(at)}  ${who}  ${what}\n`);
    }
  },
};
