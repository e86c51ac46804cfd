import { expect } from 'vitest';

/** The section of a page with this `data-section`, as HTML up to where the next section begins. */
export const part = (html: string, kind: string): string =>
  html.split('<section').find((section) => section.includes(`data-section="${kind}"`)) ?? expect.fail(kind);

/** How often a pattern with the flag `g` stands in a text. */
export const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;
