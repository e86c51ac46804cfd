import type { DeskAction, DeskDelivery, DeskRow, DeskStep } from '../../../contract/desk.ts';
import { referenceOf } from '../../delivery/reference.ts';
import type { StoredInquiry } from '../../store/Store.ts';
import { isContradicted } from '../decide.ts';

const briefShown = 200;

const always = ['note', 'erase'] as const;
const ofState: Readonly<Record<string, readonly DeskAction[]>> = {
  new: ['take', 'answer', 'aside', 'suspect'],
  taken: ['answer', 'giveBack', 'handOver', 'aside', 'suspect'],
  answered: ['reopen'],
  aside: ['reopen'],
  before: ['take', 'answer', 'aside'],
};

/** What may be done about an inquiry; somebody of the desk has called a suspect of `staff` junk already. */
function mayOf({ suspicion, state }: StoredInquiry): DeskAction[] {
  if (suspicion === null) return [...(ofState[state] ?? []), 'redeliver', ...always];
  return ['genuine', ...(suspicion === 'staff' ? [] : (['suspect'] as const)), ...always];
}

/** When its visitor said that no answer has come, if nobody has answered it or set it aside since. */
function contradictedAt(inquiry: StoredInquiry): number | null {
  if (!isContradicted(inquiry)) return null;
  return inquiry.steps.findLast(({ kind }) => kind === 'contradicted')?.at ?? null;
}

/** An inquiry as a row of a list. */
export const rowOf = (inquiry: StoredInquiry): DeskRow => ({
  reference: referenceOf(inquiry.id),
  version: inquiry.version,
  name: inquiry.fields.name,
  brief: [...inquiry.fields.projectBrief].slice(0, briefShown).join(''),
  countryCode: inquiry.countryCode,
  state: inquiry.state,
  suspicion: inquiry.suspicion,
  receivedAt: inquiry.receivedAt,
  dueAt: inquiry.dueAt,
  takenBy: inquiry.takenBy,
  takenAt: inquiry.takenAt,
  answeredAt: inquiry.answeredAt,
  contradictedAt: contradictedAt(inquiry),
  parked: inquiry.deliveries.some(({ state }) => state === 'parked'),
  may: mayOf(inquiry),
});

/** What a page of one inquiry shows besides. */
export const wholeOf = (
  inquiry: StoredInquiry,
): DeskRow & {
  id: string;
  fields: StoredInquiry['fields'];
  steps: readonly DeskStep[];
  deliveries: readonly DeskDelivery[];
} => ({
  ...rowOf(inquiry),
  ...{ id: inquiry.id, fields: inquiry.fields, steps: inquiry.steps, deliveries: inquiry.deliveries },
});
