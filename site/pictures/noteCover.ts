import { randomStream } from '../art/random.ts';

/** What may stand beside a letter: quiet pictures, one thing in each. */
const NOTES = ['keys', 'falling', 'window', 'branch', 'gutter'] as const;

/** Seed and composition of the cover beside the chief executive's letter, by the page's address. */
export function noteCover(address: string) {
  const pick = Math.floor(randomStream(address, 'note')() * NOTES.length);
  return { seed: `letter${address.replaceAll('/', '-')}`, composition: NOTES[pick] ?? 'keys' } as const;
}
