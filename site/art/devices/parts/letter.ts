import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';

/** Running text in the serif: a diary, a letter, a translation. */
export const letterSchema = z.strictObject({
  kind: z.literal('letter'),
  /** Two to six sentences. */
  text: line(360),
});

export const letter: Draw<z.infer<typeof letterSchema>> = ({ text }, stage) => {
  const lines = stage.type.wrap(text, 'quote', 18, stage.width);
  const body = lines.map((words, i) =>
    label(stage, { text: words, y: 16 + i * 24, size: 18, face: 'quote', room: stage.width }),
  );
  return { height: lines.length * 24, body: body.join('') };
};
