import type { ReactNode } from 'react';

/** The members of a union by what each says under a key, such as heroes by their `drawing`. */
export type ByKey<Key extends string, Union extends Readonly<Record<Key, string>>> = {
  readonly [Member in Union as Member[Key]]: Member;
};

/**
 * A row for each kind of content: the function that draws it, and how the frame around it looks. A kind without a row,
 * or with the function of another, does not compile.
 */
export type Drawings<Contents, Look = object> = {
  readonly [Kind in keyof Contents]: Look & { draw: (content: Contents[Kind]) => ReactNode };
};

/** Draws a content with the function of its kind, so that a frame needs no branch for what stands in it. */
export function draw<Contents, Kind extends keyof Contents>(
  drawings: Drawings<Contents>,
  kind: Kind,
  content: Contents[Kind],
): ReactNode {
  return drawings[kind].draw(content);
}
