import type { NewInquiry } from './Store.ts';

/**
 * Whether a repeat makes the first one genuine: it was only how the form was filled that spoke against it. What a surge
 * set aside somebody looks at.
 */
export const clears = (repeat: NewInquiry, first: { suspicion: string | null }): boolean =>
  repeat.suspicion === null && (first.suspicion === 'honeypot' || first.suspicion === 'too-fast');
