import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { label } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** Messages of two people. */
export const chatSchema = z.strictObject({
  kind: z.literal('chat'),
  messages: several([1, 6], {
    /** `us` stands at the right. */
    from: z.enum(['them', 'us']),
    text: line(120),
  }),
  /** Colour of our own bubbles. */
  fill: colourName,
});

const size = 13.5;
const leading = 18;

export const chat: Draw<z.infer<typeof chatSchema>> = ({ messages, fill }, stage) => {
  const room = stage.width * 0.78;
  let y = 0;
  const body = messages.map(({ from, text }) => {
    const lines = stage.type.wrap(text, 'text', size, room - 26);
    const width = Math.max(...lines.map((words) => stage.type.width(words, 'text', size))) + 26;
    const height = lines.length * leading + 16;
    const x = from === 'us' ? stage.width - width : 0;
    const ground = from === 'us' ? stage.colour(fill) : stage.panel;
    const top = y;
    y += height + 8;
    const words = lines.map((words, i) =>
      label(stage, {
        text: words,
        x: x + 13,
        y: top + 21 + i * leading,
        size,
        fill: stage.on(ground),
        room: room - 26,
      }),
    );
    return rect(x, top, width, height, { rx: 8, fill: ground }) + words.join('');
  });
  return { height: y - 8, body: body.join('') };
};
