import type { ReactNode } from 'react';

/** The members of a union by what each says under a key, such as heroes by their `drawing`. */
export type ByKey<Key extends string, Union extends Readonly<Record<Key, string>>> = {
  readonly [Member in Union as Member[Key]]: Member;
};

/** One function for each kind of content. A kind without a function, or with that of another, does not compile. */
export type Drawings<Contents> = {
  readonly [Kind in keyof Contents]: (content: Contents[Kind]) => ReactNode;
};

/** Draws a content with the function of its kind, so that a frame needs no branch for what stands in it. */
export function draw<Contents, Kind extends keyof Contents>(
  drawings: Drawings<Contents>,
  kind: Kind,
  content: Contents[Kind],
): ReactNode {
  return drawings[kind](content);
}
