import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { SLANT } from '../../geometry.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect, stroke, through } from '../svg.ts';
import { share } from './fields.ts';

/** Slanted bars on a base line, one for each step of time. */
export const barsSchema = z.strictObject({
  kind: z.literal('bars'),
  /** Heights from 0 to 1, from left to right. */
  values: several([5, 80], share),
  /** Which bars stand out in the accent colour, counted from 1. */
  accents: z.array(z.number().int().min(1)).default([]),
  /** Words under the base line, spread over its width, such as hours. */
  labels: several([0, 8], line(12)).default([]),
  /** Height of the whole in px. */
  height: z.number().int().min(40).max(200).default(100),
});

export const bars: Draw<z.infer<typeof barsSchema>> = ({ values, accents, labels, height }, stage) => {
  const pitch = (stage.width - height * SLANT) / values.length;
  const width = Math.min(7, pitch * 0.42);
  const bar = (value: number, i: number): string => {
    const x = i * pitch + width;
    const reach = 4 + value * (height - 8);
    return through([
      [x, height],
      [x + reach * SLANT, height - reach],
    ]);
  };
  const isAccent = (i: number): boolean => accents.includes(i + 1);
  const path = (accent: boolean): string =>
    values.map((value, i) => (isAccent(i) === accent ? bar(value, i) : '')).join('');
  const words = labels.map((text, i) =>
    label(stage, { text, x: (i * stage.width) / labels.length, y: height + 20, size: 12, opacity: SOFT }),
  );
  const body =
    stroke(path(false), stage.ink, width) +
    stroke(path(true), stage.accent, width * 1.7) +
    rect(0, height, stage.width, 2, { fill: stage.ink });
  return { height: height + (labels.length ? 26 : 2), body: body + words.join('') };
};
