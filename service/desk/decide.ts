import type { StepChange, StepKind, StoredInquiry } from '../store/Store.ts';

/** What somebody wants to do about an inquiry. */
export interface Wish {
  kind: StepKind;
  who: string;
  /** Whom it is handed over to. */
  to?: string;
}

/** Why somebody may not: it is a suspect, in this state, or nobody has it. */
export type Refusal = 'suspect' | 'taken' | 'answered' | 'aside' | 'free' | 'open';

type After = Pick<StepChange, 'state' | 'takenBy' | 'takenAt' | 'answeredAt'>;

/** What becomes of a wish: a step, nothing as it is so already, or a refusal. */
export type Decision = { after: After } | { refusal: Refusal | null };

const isSo: Decision = { refusal: null };
const refuse = (refusal: Refusal): Decision => ({ refusal });

/** What may be done about an inquiry in its state. Whoever takes it first has it. */
export function decide(inquiry: StoredInquiry, { kind, who, to = who }: Wish, now: number): Decision {
  const { suspicion, state, takenBy, takenAt } = inquiry;
  if (suspicion !== null) return refuse('suspect');
  const isTaken = state === 'taken';
  const isDone = state === 'answered' || state === 'aside';
  const takenAs = { state: 'taken', takenAt: now, answeredAt: null } as const;
  const freeAs = { state: 'new', takenBy: null, takenAt: null, answeredAt: null } as const;
  const doneAs = { takenBy, takenAt };
  switch (kind) {
    case 'taken':
      if (isTaken) return takenBy === who ? isSo : refuse('taken');
      return isDone ? refuse(state) : { after: { ...takenAs, takenBy: who } };
    case 'handed_over':
      if (isTaken) return takenBy === to ? isSo : { after: { ...takenAs, takenBy: to } };
      return refuse(isDone ? state : 'free');
    case 'given_back':
      if (isTaken) return { after: freeAs };
      return refuse(isDone ? state : 'free');
    case 'answered':
      if (state === 'answered') return isSo;
      return state === 'aside' ? refuse(state) : { after: { ...doneAs, state: kind, answeredAt: now } };
    case 'aside':
      if (state === 'aside') return isSo;
      return state === 'answered' ? refuse(state) : { after: { ...doneAs, state: kind, answeredAt: null } };
    case 'reopened':
      return isDone ? { after: freeAs } : refuse('open');
  }
}
