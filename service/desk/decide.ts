import type { StepChange, StepKind, StoredInquiry } from '../store/Store.ts';

/** What somebody wants to do about an inquiry. */
export interface Wish {
  kind: StepKind;
  who: string;
  /** Whom it is handed over to. */
  to?: string;
  /** Whether whoever had it has it again when it is opened again. */
  keepsTaker?: boolean;
  /** The address that its visitor has from then on. */
  email?: string;
  /** A note, or why. */
  words?: string;
}

/** Why somebody may not: it is a suspect, in this state, nobody has it, or somebody was there meanwhile. */
export type Refusal = 'suspect' | 'taken' | 'answered' | 'aside' | 'free' | 'open' | 'moved';

type After = Pick<StepChange, 'state' | 'takenBy' | 'takenAt' | 'answeredAt'>;

/** What becomes of a wish: a step, nothing as it is so already, or a refusal. */
export type Decision = { after: After } | { refusal: Refusal | null };

const free = { state: 'new', takenBy: null, takenAt: null, answeredAt: null } as const;
const isSo: Decision = { refusal: null };
const refuse = (refusal: Refusal): Decision => ({ refusal });

/** Whether somebody still has to answer it. */
export const isOpen = ({ suspicion, state }: Pick<StoredInquiry, 'suspicion' | 'state'>): boolean =>
  suspicion === null && (state === 'new' || state === 'taken');

/** Whether its visitor said that no answer has come, and nobody said since that one went out or is not needed. */
export function isContradicted({ steps }: Pick<StoredInquiry, 'steps'>): boolean {
  const said = steps.findLastIndex(({ kind }) => kind === 'contradicted');
  return said > steps.findLastIndex(({ kind }) => kind === 'answered' || kind === 'aside');
}

/** Whether its reply is late. */
export const isLate = ({ dueAt }: Pick<StoredInquiry, 'dueAt'>, now: number): boolean =>
  dueAt !== null && now >= dueAt;

const states = ['new', 'taken', 'answered', 'aside', 'before'] as const satisfies readonly After['state'][];

/** What its visitor may say about an inquiry, a suspect too: whoever comes back for the answer is no machine. */
function decideForVisitor(inquiry: StoredInquiry, kind: 'contradicted' | 'corrected', now: number): Decision {
  const { takenBy, takenAt, answeredAt } = inquiry;
  const state = states.find((known) => known === inquiry.state);
  if (state === undefined) return refuse('moved');
  const asBefore: After = { state, takenBy, takenAt, answeredAt };
  if (kind === 'corrected') return { after: asBefore };
  if (isContradicted(inquiry)) return isSo;
  if (state === 'answered' || state === 'aside') return { after: free };
  return isLate(inquiry, now) ? { after: asBefore } : refuse('open');
}

/** What may be done about an inquiry in its state. Whoever takes it first has it. */
export function decide(
  inquiry: StoredInquiry,
  { kind, who, to = who, keepsTaker = false }: Wish,
  now: number,
): Decision {
  const { suspicion, state, takenBy, takenAt, answeredAt } = inquiry;
  if (kind === 'contradicted' || kind === 'corrected') return decideForVisitor(inquiry, kind, now);
  // A note changes nothing else, so that anybody may write one.
  if (kind === 'noted') return { after: { state, takenBy, takenAt, answeredAt } };
  if (suspicion !== null) return refuse('suspect');
  const isTaken = state === 'taken';
  const isDone = state === 'answered' || state === 'aside';
  const takenAs = { state: 'taken', takenAt: now, answeredAt: null } as const;
  const doneAs = { takenBy, takenAt };
  switch (kind) {
    case 'taken':
      if (isTaken) return takenBy === who ? isSo : refuse('taken');
      return isDone ? refuse(state) : { after: { ...takenAs, takenBy: who } };
    case 'handed_over':
      if (isTaken) return takenBy === to ? isSo : { after: { ...takenAs, takenBy: to } };
      return refuse(isDone ? state : 'free');
    case 'given_back':
      if (isTaken) return { after: free };
      return refuse(isDone ? state : 'free');
    case 'answered':
      if (state === 'answered') return isSo;
      return state === 'aside' ? refuse(state) : { after: { ...doneAs, state: kind, answeredAt: now } };
    case 'aside':
      if (state === 'aside') return isSo;
      return state === 'answered' ? refuse(state) : { after: { ...doneAs, state: kind, answeredAt: null } };
    case 'reopened':
      if (!isDone) return refuse('open');
      return {
        after: keepsTaker && takenBy !== null ? { ...doneAs, state: 'taken', answeredAt: null } : free,
      };
  }
}
