import { z } from 'astro/zod';
import { line, several } from '../../../collections/fields.ts';
import { randomStream } from '../../random.ts';
import { colourName } from '../colour.ts';
import { SOFT, label } from '../stage.ts';
import type { Draw, Stage } from '../stage.ts';
import { circle, placed, rect, shape } from '../svg.ts';
import { brilliant } from './brilliant.ts';
import { cover } from './cover.ts';

const item = z.strictObject({
  title: line(30),
  /** A line under the title. */
  note: line(40).optional(),
  /** What its picture shows. `rain` is a cover of slanted lines. */
  picture: z.enum(['house', 'ring', 'rain']),
  /** Ground of the picture. */
  fill: colourName,
  /** Colours of a house (roof, wall, windows), of a stone from dark to light and its ring, or of rain, thin to thick. */
  colours: several([2, 6], colourName),
});

/** Pictures in a row, each with a title: flats, goods, articles. */
export const shelfSchema = z.strictObject({
  kind: z.literal('shelf'),
  items: several([1, 4], item),
  /** Height of a picture in px. */
  height: z.number().int().min(80).max(260).default(150),
});
type Item = z.infer<typeof item>;

const house = ({ title, colours }: Item, width: number, height: number, stage: Stage): string => {
  const [roof = '', wall = '', light = wall] = colours.map(stage.colour);
  const random = randomStream(title, 'house');
  const [left, wide] = [width * (0.16 + random() * 0.12), Math.min(width * 0.54, height * 1.1)];
  const top = height * (0.4 + random() * 0.12);
  const peak = left + wide * (random() < 0.5 ? 0.28 : 0.6);
  const pane = Math.min(22, wide / 6);
  const windows = [0.16, 0.5, 0.76].map((at, i) =>
    rect(left + wide * at, top + 18, pane, pane * (i === 1 ? 2.4 : 1.2), { fill: light }),
  );
  return [
    rect(left, top, wide, height - top, { fill: wall }),
    shape(`M${left - 12} ${top}L${peak} ${top - height * 0.26}L${left + wide + 12} ${top}Z`, roof),
    ...windows,
    rect(0, height - 10, width, 10, { fill: roof }),
  ].join('');
};

const ring = ({ colours }: Item, width: number, height: number, stage: Stage): string => {
  const names = Array.from({ length: 5 }, (_, i) => colours[Math.min(i, colours.length - 2)] ?? '');
  const band = stage.colour(colours.at(-1) ?? '');
  const [x, radius, stone] = [width / 2, height * 0.29, height * 0.17];
  const y = height - radius - height * 0.08;
  const hoop = circle(x, y, radius, { fill: 'none', stroke: band, 'stroke-width': height * 0.055 });
  return hoop + placed(x, y - radius - stone * 1.02, brilliant(names.map(stage.colour), stone));
};

const picture = (one: Item, width: number, height: number, stage: Stage): string => {
  const { title, fill, colours } = one;
  if (one.picture === 'rain')
    return cover({ kind: 'cover', of: title, fill, lines: colours.slice(0, 4), height }, { ...stage, width })
      .body;
  const draw = one.picture === 'house' ? house : ring;
  return rect(0, 0, width, height, { fill: stage.colour(fill) }) + draw(one, width, height, stage);
};

export const shelf: Draw<z.infer<typeof shelfSchema>> = ({ items, height }, stage) => {
  const gap = 16;
  const width = (stage.width - gap * (items.length - 1)) / items.length;
  const body = items.map((one, i) => {
    const words =
      label(stage, { text: one.title, y: height + 26, size: 18, face: 'display', room: width }) +
      (one.note ? label(stage, { text: one.note, y: height + 45, opacity: SOFT, room: width }) : '');
    return placed(i * (width + gap), 0, picture(one, width, height, stage) + words);
  });
  const noted = items.some(({ note }) => note);
  return { height: height + (noted ? 50 : 30), body: body.join('') };
};
