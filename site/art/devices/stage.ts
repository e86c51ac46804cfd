import type { Look } from './look.ts';
import type { Line } from './type.ts';

/** Where a part is drawn: the look, the width it has (px), and the colours (`#rrggbb`) of its screen. */
export interface Stage extends Look {
  readonly width: number;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly panel: string;
}

/** A drawn part: its height (px) and its SVG, from the top left corner of its place. */
export interface Block {
  readonly height: number;
  readonly body: string;
}

/** Draws one kind of part. Throws an Error when a text does not fit. */
export type Draw<Part> = (part: Part, stage: Stage) => Block;

/** Opacity of text that comes second; it keeps 4.5 : 1 where the ink itself has 6.3 : 1. */
export const SOFT = 0.78;

/** Opacity of hairlines and empty tracks. */
export const FAINT = 0.16;

/** A label in the ink of its screen; what a part says itself wins. */
export const label = (stage: Stage, line: Partial<Line> & Pick<Line, 'text' | 'y'>): string =>
  stage.type.write({ x: 0, size: 13, face: 'text', fill: stage.ink, ...line });
