import { referenceOf } from '../delivery/reference.ts';
import type { Outcome } from '../desk/act.ts';
import type { PageState } from '../pages/fillPage.ts';
import type { StoredInquiry } from '../store/Store.ts';
import { shownMoment } from './shownMoment.ts';
import type { Purpose } from './tokens.ts';

interface MailLinkOptions {
  purpose: Purpose;
  language: string;
  /** What became of what somebody said; without it he has only looked. */
  said?: Outcome['refusal'] | 'done' | 'undone' | 'unnamed';
  /** What takes it back. */
  undo?: string;
}

/** Whether whoever has this link may still say what it is for. */
export const isOpenTo = ({ state }: Pick<StoredInquiry, 'state'>, purpose: Purpose): boolean =>
  state === 'new' || (state === 'taken' && purpose === 'a');

/** What the page behind a link of a mail says: the reference and how far the inquiry is, nothing of what its visitor wrote. */
export function mailLinkState(inquiry: StoredInquiry, options: MailLinkOptions): PageState {
  const { purpose, language, said, undo } = options;
  const { id, state, takenBy, takenAt, answeredAt, dueAt, steps } = inquiry;
  const at = state === 'answered' ? answeredAt : takenAt;
  const done = steps.findLast(({ kind }) => kind === state);
  return {
    shown: [
      ...['there', state],
      ...(isOpenTo(inquiry, purpose) && said !== 'done' ? [`may-${purpose}`] : []),
      ...(said == null
        ? []
        : [said === 'done' || said === 'undone' || said === 'unnamed' ? said : 'refused']),
      ...(undo === undefined ? [] : ['undo']),
    ],
    values: {
      reference: referenceOf(id),
      who: (state === 'taken' ? takenBy : done?.who) ?? '?',
      ...(dueAt !== null && shownMoment('due', dueAt, language)),
      ...(at !== null && shownMoment('at', at, language)),
      ...(undo !== undefined && { undo }),
      ...(said === 'unnamed' && { invalid: 'true' }),
    },
  };
}
