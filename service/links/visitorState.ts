import { isContradicted, isLate } from '../desk/decide.ts';
import { referenceOf } from '../delivery/reference.ts';
import { hourMs } from '../lib/durations.ts';
import type { PageState } from '../pages/fillPage.ts';
import type { StoredInquiry } from '../store/Store.ts';
import { shownMoment } from './shownMoment.ts';

interface VisitorOptions {
  now: number;
  /** The language of the site. */
  language: string;
  /** The address of the page. */
  path: string;
  /** Whether the browser that asks is the one that sent it. */
  isSender: boolean;
  /** The address that was typed and is none. */
  refused?: string | undefined;
}

/** What the visitor's own page says of an inquiry: nothing that he wrote, unless he has just sent it. */
export function visitorState(inquiry: StoredInquiry, options: VisitorOptions): PageState {
  const { now, language, path, isSender, refused } = options;
  const { id, state, receivedAt, dueAt, answeredAt, steps, fields } = inquiry;
  const isDone = state === 'answered' || state === 'aside';
  const isTold = isContradicted(inquiry);
  const isDue = !isDone && dueAt !== null && !isTold;
  const toldAt = isTold ? steps.findLast(({ kind }) => kind === 'contradicted')?.at : undefined;
  const moments = { due: dueAt, answered: answeredAt, told: toldAt ?? null };
  return {
    shown: [
      ...['there', isDone || state === 'taken' ? state : 'new'],
      ...(isDue ? [isLate(inquiry, now) ? 'late' : 'due'] : []),
      ...(isTold ? ['told'] : []),
      ...((isDone || isLate(inquiry, now)) && !isTold ? ['no-answer'] : []),
      ...(isSender ? ['sender'] : []),
      ...(refused === undefined ? [] : ['wrong']),
    ],
    values: {
      reference: referenceOf(id),
      path,
      // A form that is handed back is shown, not the top of the page.
      'address-path': `${path}#address`,
      ...(dueAt !== null && { hours: String(Math.round((dueAt - receivedAt) / hourMs)) }),
      ...Object.assign(
        {},
        ...Object.entries(moments).map(([name, at]) => (at === null ? {} : shownMoment(name, at, language))),
      ),
      ...(isSender && { email: fields.email, typed: refused ?? fields.email }),
      ...(refused !== undefined && { invalid: 'true' }),
    },
  };
}
