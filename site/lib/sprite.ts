/** A drawing that goes into the sprite: `id` is its name there, `svg` the text of its file. */
export interface SpriteMark {
  id: string;
  svg: string;
}

const drawing = /^\s*<svg\b[^>]*\bviewBox="([\d. -]+)"[^>]*>([\s\S]*)<\/svg>\s*$/;

const parse = ({ id, svg }: SpriteMark) => {
  const [, viewBox, shapes] = drawing.exec(svg) ?? [];
  if (viewBox === undefined || shapes === undefined)
    throw new Error(`The drawing "${id}" is not one <svg> element with a viewBox.`);
  if (/<(?:text|style|script|image)\b/.test(shapes))
    throw new Error(`The drawing "${id}" may hold shapes only: no text, style, script or image.`);
  return { viewBox, shapes };
};

/** Width and height of a drawing in its own units, from its viewBox. Throws an Error that names the drawing. */
export function markSize(mark: SpriteMark): { width: number; height: number } {
  const [, , width = Number.NaN, height = Number.NaN] = parse(mark).viewBox.split(/[ ,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`The viewBox of the drawing "${mark.id}" has no size.`);
  return { width, height };
}

/**
 * One SVG file with a `<symbol>` for each drawing, read by `<use href="sprite.svg#id">`.
 * Shapes take the text colour of the place where they are used. Throws an Error that names the drawing.
 */
export function sprite(marks: readonly SpriteMark[]): string {
  const symbols = marks.map((mark) => {
    const { viewBox, shapes } = parse(mark);
    // The symbol carries the colour itself: <use> does not inherit from the root of the sprite.
    return `<symbol id="${mark.id}" viewBox="${viewBox}" fill="currentColor">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
