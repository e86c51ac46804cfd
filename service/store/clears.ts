import type { NewInquiry } from './Store.ts';

/**
 * Whether a repeat makes the first inquiry genuine: only the way its form was filled in spoke against it. Those of a
 * surge need a human to look at them.
 */
export const clears = (repeat: NewInquiry, first: { suspicion: string | null }): boolean =>
  repeat.suspicion === null && (first.suspicion === 'honeypot' || first.suspicion === 'too-fast');
