/** A value for the light and one for the dark theme. */
export interface Themed<T> {
  readonly light: T;
  readonly dark: T;
}

/** A colour (`#rrggbb`) for each theme. */
export type Paint = Themed<string>;

/** What a layer shows. Styles and motion address layers by it. */
export type LayerGroup = 'ground' | 'rain' | 'water' | 'hatch' | 'facets' | 'marks';

/** A line's paint and width (user units), each for both themes. Caps are butt unless said. */
interface Stroke {
  readonly paint: Paint;
  readonly width: Themed<number>;
  readonly cap?: 'round';
}

/** One SVG path: everything of one colour and one weight. */
export interface Layer {
  readonly group: LayerGroup;
  /** SVG path data, coordinates to 0.1. */
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Stroke;
}

/** A rectangle in user units, y down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture as data: the box it is seen through and its layers from back to front. */
export interface Drawing extends Box {
  readonly layers: readonly Layer[];
}

/** The same value in both themes. */
export const both = <T>(value: T): Themed<T> => ({ light: value, dark: value });

/** Tells whether a themed value differs between the themes. */
export const differs = <T>(value: Themed<T>): boolean => value.light !== value.dark;

/** The `viewBox` attribute of a box. */
export const viewBox = ({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`;

/** A paint as an attribute value, which a strict CSP allows where it forbids styles; it follows `color-scheme`. */
export const paintValue = (paint: Paint): string =>
  differs(paint) ? `light-dark(${paint.light}, ${paint.dark})` : paint.light;
