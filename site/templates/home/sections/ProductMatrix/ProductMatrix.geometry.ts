import type { Drawing, Paint } from '../../../../art/Drawing.ts';
import { both } from '../../../../art/Drawing.ts';
import { SLANT } from '../../../../art/geometry.ts';
import { polyline, Sheet } from '../../../../art/path.ts';

/**
 * Sizes in px: the whole picture, the room for words left of the strokes, the height of a lane, the distance of two
 * products and the weights of their line and their strokes. `gap` is the air between strokes of two lanes.
 */
const FORMATS = {
  wide: { width: 1328, left: 176, lane: 58, pitch: 27, line: 1.5, stroke: 13, gap: 6 },
  phone: { width: 350, left: 70, lane: 44, pitch: 6, line: 0.75, stroke: 4, gap: 4 },
} as const;

const RULE = 2;

/**
 * Products as rain through lanes: a thin line for each product, with a stroke in every lane that it has. The groups
 * stand in columns of one width; the rule at the foot is what their names hang from.
 */
export const productLanes = (options: {
  /** For each group its products, for each product the lanes that it has, counted from 0. */
  readonly groups: readonly (readonly (readonly number[])[])[];
  /** A lane's strokes, from the top down. */
  readonly lanes: readonly Paint[];
  readonly line: Paint;
  readonly rule: Paint;
  readonly format: keyof typeof FORMATS;
}): Drawing => {
  const { groups, lanes } = options;
  const { width, left, lane, pitch: usual, line, stroke, gap } = FORMATS[options.format];
  const foot = lane * lanes.length;
  const column = (width - left - foot * SLANT) / groups.length;
  const pitch = Math.min(usual, column / (Math.max(...groups.map(({ length }) => length)) + 0.5));
  const sheet = new Sheet();
  const piece = (x: number, from: number, to: number, paint: Paint, weight: number) =>
    sheet.add({
      group: 'marks',
      d: polyline([from, to].map((y) => ({ x: x + (foot - y) * SLANT, y }))),
      stroke: { paint, width: both<number>(weight) },
    });

  lanes.forEach((_, i) => {
    sheet.add({ group: 'marks', d: `M0 ${i * lane}h${width}v1H0z`, fill: options.line });
  });
  groups.forEach((products, at) =>
    products.forEach((has, i) => {
      const x = left + at * column + stroke / 2 + i * pitch;
      piece(x, 0, foot, options.line, line);
      for (const index of has) {
        const paint = lanes[index];
        if (paint) piece(x, index * lane + gap, (index + 1) * lane - gap, paint, stroke);
      }
    }),
  );
  sheet.add({ group: 'marks', d: `M0 ${foot}h${width}v${RULE}H0z`, fill: options.rule });
  return { x: 0, y: 0, width, height: foot + RULE, layers: sheet.layers() };
};
