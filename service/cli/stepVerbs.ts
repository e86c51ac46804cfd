import { act } from '../desk/act.ts';
import type { Refusal } from '../desk/decide.ts';
import { shownTime } from '../delivery/mail/compose.ts';
import { referenceOf } from '../delivery/reference.ts';
import type { StepKind, StoredInquiry } from '../store/Store.ts';
import { namedUser, noteAct, print, required, whoSteps } from './context.ts';
import type { StoreVerb } from './context.ts';
import { findInquiry } from './find.ts';

/** What each verb makes of an inquiry, in words behind its reference. */
const steps = {
  taken: { kind: 'taken', done: 'is taken' },
  'give-back': { kind: 'given_back', done: 'waits for somebody to take it' },
  'hand-over': { kind: 'handed_over', done: 'is handed over' },
  answered: { kind: 'answered', done: 'is answered' },
  aside: { kind: 'aside', done: 'is set aside' },
  reopen: { kind: 'reopened', done: 'waits for somebody to take it' },
} as const satisfies Record<string, { kind: StepKind; done: string }>;

const at = (time: number | null | undefined) => (time == null ? '' : ` at ${shownTime(time)}`);

/** Why not, and what to do instead. */
function reasonOf(
  { id, takenBy, takenAt, answeredAt, steps: made }: StoredInquiry,
  refusal: Refusal,
): string {
  const last = made.findLast(({ kind }) => kind === refusal);
  switch (refusal) {
    case 'suspect':
      return `is a suspect: deliver it with genuine ${id}, or dismiss it.`;
    case 'taken':
      return `was taken by ${takenBy ?? '?'}${at(takenAt)}: hand it over, or give it back first.`;
    case 'answered':
      return `was answered${at(answeredAt)}, says ${last?.who ?? '?'}: reopen it first.`;
    case 'aside':
      return `was set aside by ${last?.who ?? '?'}${at(last?.at)}: reopen it first.`;
    case 'free':
      return 'is not taken.';
    case 'open':
      return 'is open.';
    case 'moved':
      return 'was changed meanwhile.';
  }
}

const stepVerb =
  (verb: string, { kind, done }: (typeof steps)[keyof typeof steps]): StoreVerb =>
  async (store, context) => {
    const { config, given, now } = context;
    const name = required(given.argument, 'The REF');
    const who = given.by === undefined ? whoSteps() : namedUser(given.by, '--by');
    const to = kind === 'handed_over' && { to: namedUser(given.to, '--to') };
    const { id } = await findInquiry(store, name);
    const wish = { kind, who, ...to };
    const outcome = await act(store, { id, wish, via: 'cli', now, told: config.webhook !== null });
    const reference = referenceOf(id);
    if (!outcome) throw new Error(`${reference} was just deleted.`);
    const { inquiry, changed, refusal } = outcome;
    if (refusal !== null) throw new Error(`${reference} ${reasonOf(inquiry, refusal)}`);
    if (changed) await noteAct(store, context, `${verb} ${id}`);
    await print(`${reference} ${done}${changed ? '' : ' already'}.\n`);
  };

/** Verbs that say how far somebody has come with an inquiry. */
export const stepVerbs: Readonly<Record<string, StoreVerb>> = Object.fromEntries(
  Object.entries(steps).map(([verb, step]) => [verb, stepVerb(verb, step)]),
);
