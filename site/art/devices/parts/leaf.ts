import { z } from 'astro/zod';
import { line } from '../../../collections/fields.ts';
import { FAINT, label } from '../stage.ts';
import type { Draw, Stage } from '../stage.ts';
import { rect, stroke } from '../svg.ts';

/** A leaf of ruled paper with a margin, and some of its words marked. */
export const leafSchema = z
  .strictObject({
    kind: z.literal('leaf'),
    /** What stands at its top, such as "Day 9, in the evening". */
    date: line(40),
    /** One to three sentences in the serif. */
    text: line(200),
    /** Words of the text that are marked in the accent colour, as they stand there. */
    marked: line(40),
  })
  .refine(({ text, marked }) => text.includes(marked), 'Mark words that stand in the text.');

const size = 18;
const leading = 30;
const margin = 30;
const top = 56;

/** A line whose marked words, from `start` to `end` of the line, stand on a bar. */
const markedLine = (words: string, start: number, end: number, y: number, stage: Stage): string => {
  const wide = (text: string): number => stage.type.width(text, 'quote', size);
  const plain = { y, size, face: 'quote', fill: stage.on(stage.panel) } as const;
  if (start >= end) return label(stage, { ...plain, text: words, x: margin + 12 });
  const x = margin + 12 + wide(words.slice(0, start));
  const width = wide(words.slice(0, end)) - wide(words.slice(0, start));
  const bar = rect(x - 2, y - 19, width + 4, 26, { rx: 3, fill: stage.accent });
  const before = words.slice(0, start).trimEnd();
  const after = words.slice(end);
  return [
    bar,
    before ? label(stage, { ...plain, text: before, x: margin + 12 }) : '',
    label(stage, { ...plain, text: words.slice(start, end), x, fill: stage.on(stage.accent) }),
    after ? label(stage, { ...plain, text: after, x: x + width }) : '',
  ].join('');
};

export const leaf: Draw<z.infer<typeof leafSchema>> = ({ date, text, marked }, stage) => {
  const lines = stage.type.wrap(text, 'quote', size, stage.width - margin - 24);
  const height = top + lines.length * leading;
  const ink = stage.on(stage.panel);
  const [from, to] = [text.indexOf(marked), text.indexOf(marked) + marked.length];
  let at = 0;
  const body = lines.map((words, i) => {
    const [start, end] = [from - at, to - at].map((place) => Math.min(words.length, Math.max(0, place)));
    const y = top + i * leading;
    at += words.length + 1;
    const rule = stroke(`M0 ${y + 9}H${stage.width}`, ink, 1, { 'stroke-opacity': FAINT });
    return rule + markedLine(words, start ?? 0, end ?? 0, y, stage);
  });
  return {
    height,
    body: [
      rect(0, 0, stage.width, height, { rx: 4, fill: stage.panel }),
      stroke(`M${margin} 0V${height}`, stage.accent, 1.5, { 'stroke-opacity': 0.5 }),
      label(stage, { text: date, x: margin + 12, y: 25, size: 12.5, face: 'strong', fill: ink }),
      body.join(''),
    ].join(''),
  };
};
