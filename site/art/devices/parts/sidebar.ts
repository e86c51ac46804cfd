import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { colourName } from '../colour.ts';
import { SOFT } from '../stage.ts';
import type { Draw } from '../stage.ts';
import { rect } from '../svg.ts';

/** The navigation at the left of a board. */
export const sidebarSchema = z.strictObject({
  /** Name of the product. */
  title: line(20),
  items: several([2, 8], line(20)),
  /** Which item is open, counted from 1. */
  active: z.number().int().min(1).max(8),
  fill: colourName,
  /** Ground of the open item. */
  activeFill: colourName,
});

/** Draws the sidebar in the width of its stage, 540 px high. */
export const sidebar: Draw<z.infer<typeof sidebarSchema>> = (
  { title, items, active, fill, activeFill },
  stage,
) => {
  const { width, type, accent } = stage;
  const [ground, open] = [stage.colour(fill), stage.colour(activeFill)];
  const room = width - 34;
  const words = items.map((text, i) => {
    const y = 82 + i * 42;
    const on = i + 1 === active;
    const mark = on ? rect(0, y, width, 40, { fill: open }) + rect(0, y, 5, 40, { fill: accent }) : '';
    const face = on ? 'strong' : 'text';
    const ink = stage.on(on ? open : ground);
    return (
      mark +
      type.write({
        text,
        x: 24,
        y: y + 25,
        size: 14.5,
        face,
        fill: ink,
        opacity: on ? undefined : SOFT,
        room,
      })
    );
  });
  const name = type.write({
    text: title,
    x: 24,
    y: 50,
    size: 26,
    face: 'display',
    fill: stage.on(ground),
    room,
  });
  return { height: 540, body: rect(0, 0, width, 540, { fill: ground }) + name + words.join('') };
};
