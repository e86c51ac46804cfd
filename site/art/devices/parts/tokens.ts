import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect, stroke } from '../svg.ts';

const token = z.strictObject({
  text: line(24),
  /** `locked`: taken out before and put back after; `doubt`: the word that is in question. */
  mark: z.enum(['locked', 'doubt']).optional(),
});

/** A sentence word by word, with those marked that are treated by themselves. */
export const tokensSchema = z.strictObject({
  kind: z.literal('tokens'),
  /** What the sentence is, small over it. */
  label: line(36),
  words: several([2, 16], token),
  /** Ground of a locked word. */
  fill: colourName,
});

const [size, gap, leading, pad] = [19, 7, 38, 6];

export const tokens: Draw<z.infer<typeof tokensSchema>> = ({ label: name, words, fill }, stage) => {
  const lock = stage.colour(fill);
  let [x, y] = [0, 28];
  const body = words.map(({ text, mark }) => {
    const around = mark === 'locked' ? pad : 0;
    const width = stage.type.width(text, 'quote', size) + 2 * around;
    if (x > 0 && x + width > stage.width) [x, y] = [0, y + leading];
    const left = x;
    x += width + gap;
    const ink = mark === 'locked' ? stage.on(lock) : stage.ink;
    const box = mark === 'locked' ? rect(left, y, width, 30, { rx: 4, fill: lock }) : '';
    const wave = Array.from({ length: Math.floor(width / 8) }, () => 'q2 -4 4 0t4 0').join('');
    const doubt = mark === 'doubt' ? stroke(`M${left.toFixed(1)} ${y + 29}${wave}`, stage.accent, 2.5) : '';
    const word = label(stage, { text, x: left + around, y: y + 21, size, face: 'quote', fill: ink });
    return box + doubt + word;
  });
  const head = label(stage, { text: name, y: 13, size: 12.5, face: 'strong', room: stage.width });
  return { height: y + 32, body: head + body.join('') };
};
