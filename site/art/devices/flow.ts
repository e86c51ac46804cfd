import { drawPart } from './drawPart.ts';
import type { Look } from './look.ts';
import type { Part, Screen } from './screen.schema.ts';
import type { Stage } from './stage.ts';
import { placed, rect } from './svg.ts';

/** The field that parts flow in, in px: its size, the margins at the sides, the first line, the space between. */
interface Field {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly top: number;
  readonly gap: number;
}

// These go from edge to edge, under the status bar; the rest of the screen slides over their end.
const BLEEDS: readonly Part['kind'][] = ['map', 'call', 'facing'];
const bleeds = ({ kind }: Part): boolean => BLEEDS.includes(kind);

/** The stage of a screen in a width (px): its colour names made colours. */
export const stageOf = (look: Look, screen: Screen, width: number): Stage => ({
  ...look,
  width,
  ground: look.colour(screen.ground),
  ink: look.colour(screen.ink),
  accent: look.colour(screen.accent),
  panel: look.colour(screen.panel),
});

/**
 * Parts one under the other from the top of a field, and those of the foot up from its lower end.
 * Throws an Error that says by how much the parts are too high together.
 */
export const flow = (screen: Screen, foot: readonly Part[], field: Field, look: Look): string => {
  const inner = stageOf(look, screen, field.width - 2 * field.margin);
  const edge = { ...inner, width: field.width };
  const drawn: string[] = [];
  let y = field.top;
  for (const [i, part] of screen.parts.entries()) {
    const whole = bleeds(part);
    const top = whole && i === 0 ? 0 : y;
    const { height, body } = drawPart(part, whole ? edge : inner);
    drawn.push(placed(whole ? 0 : field.margin, top, body));
    const sheet = rect(0, top + height - 16, field.width, field.height, { rx: 16, fill: inner.ground });
    if (whole) drawn.push(sheet);
    y = top + height + (whole ? 6 : field.gap);
  }
  const blocks = foot.map((part) => drawPart(part, inner));
  const footHeight = blocks.reduce((sum, block) => sum + block.height + field.gap, 0);
  const over = y - field.gap + footHeight - (field.height - field.margin);
  if (over > 0.5)
    throw new Error(
      `The parts of the screen "${screen.alt}" are ${Math.ceil(over)} px too high; leave something out.`,
    );
  let at = field.height - field.margin - footHeight + field.gap;
  for (const { height, body } of blocks) {
    drawn.push(placed(field.margin, at, body));
    at += height + field.gap;
  }
  return drawn.join('');
};
