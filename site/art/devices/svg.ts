type Attributes = Readonly<Record<string, string | number | undefined>>;

const value = (attribute: string | number): string =>
  typeof attribute === 'number' ? String(Math.round(attribute * 100) / 100) : attribute;

/** One SVG element as text. Numbers are kept to 0.01, undefined attributes are left out. */
export const element = (name: string, attributes: Attributes, body = ''): string => {
  const written = Object.entries(attributes).flatMap(([key, attribute]) =>
    attribute === undefined ? [] : [` ${key}="${value(attribute)}"`],
  );
  const start = `<${name}${written.join('')}`;
  return body ? `${start}>${body}</${name}>` : `${start}/>`;
};

/** A rectangle; corners by `rx`. */
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): string =>
  element('rect', { x, y, width, height, ...attributes });

/** A circle. */
export const circle = (cx: number, cy: number, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes });

/** A path, filled. */
export const shape = (d: string, fill: string, attributes: Attributes = {}): string =>
  element('path', { d, fill, ...attributes });

/** A path, drawn as a line of the given width. */
export const stroke = (d: string, colour: string, width: number, attributes: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...attributes });

/** Path data through points, open. */
export const through = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${value(x)} ${value(y)}`).join('');

/** Moves a drawing and, if asked, scales it. */
export const placed = (x: number, y: number, body: string, scale = 1): string =>
  element(
    'g',
    { transform: `translate(${value(x)} ${value(y)})${scale === 1 ? '' : ` scale(${value(scale)})`}` },
    body,
  );
