import { Fragment } from 'react';
import { compact, gridOf } from './compact.ts';
import type { Drawing, Layer, LayerGroup, Paint } from './Drawing.ts';
import { differs, paintValue, viewBox } from './Drawing.ts';
import styles from './Art.module.css';

/** What the inline picture of a drawing takes. */
interface ArtProps {
  readonly drawing: Drawing;
  /** Classes for size and place. */
  readonly className?: string | undefined;
  /** How the picture fills its place: `preserveAspectRatio`, for example `xMaxYMid slice`. */
  readonly fit?: string | undefined;
}

const NONE = '#0000';

/** Tone groups in which the folds come to rest, from dark to light. */
const TONES = ['dark', 'middle', 'light'] as const;

/** Brightness of a colour (`#rrggbb`), 0 to 1, as the eye weighs its parts (ITU-R BT.709). */
const brightness = (colour: string): number => {
  const part = (at: number) => parseInt(colour.slice(at, at + 2), 16) / 255;
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
};

/** The class of a fold by its tone among the tones of its drawing: a third of them each. */
const foldClasses = (layers: readonly Layer[]) => {
  const toneOf = ({ fill }: Layer) => (fill ? brightness(fill.light) : 0);
  const tones = [...new Set(layers.filter(({ group }) => group === 'facets').map(toneOf))].sort(
    (a, b) => a - b,
  );
  return (layer: Layer): string | undefined => {
    if (layer.group !== 'facets') return undefined;
    const third = Math.floor((TONES.length * tones.indexOf(toneOf(layer))) / tones.length);
    return styles[TONES[third] ?? 'dark'];
  };
};

/**
 * The paths of a layer. A line whose weight differs at night is drawn twice, each copy unpainted in the other theme:
 * `light-dark()` takes colours, not widths.
 */
const pathsOf = ({ d, fill, stroke }: Layer, grid: number, index: number, fold?: string) => {
  const { d: data, degrees, lane } = compact(d, grid);
  const stretch = lane === 1 ? '' : `scale(${lane} 1)`;
  const line = (theme: string, paint: Paint, width: number) => (
    <path
      key={`${index}${theme}`}
      className={fold}
      fill={fill && paintValue(fill)}
      stroke={paintValue(paint)}
      strokeWidth={Math.round((width / lane) * 1_000) / 1_000}
      strokeLinecap={stroke?.cap}
      transform={degrees ? `rotate(${degrees})${stretch}` : undefined}
      d={data}
    />
  );
  if (!stroke) return [<path key={index} className={fold} fill={fill && paintValue(fill)} d={data} />];
  const { paint, width } = stroke;
  if (!differs(width)) return [line('', paint, width.light)];
  return [
    line('light', { light: paint.light, dark: NONE }, width.light),
    line('dark', { light: NONE, dark: paint.dark }, width.dark),
  ];
};

/** Neighbouring layers of one group, back to front. */
const groupsOf = (layers: readonly Layer[]): { name: LayerGroup; layers: Layer[] }[] => {
  const groups: { name: LayerGroup; layers: Layer[] }[] = [];
  for (const layer of layers) {
    const last = groups.at(-1);
    if (last?.name === layer.group) last.layers.push(layer);
    else groups.push({ name: layer.group, layers: [layer] });
  }
  return groups;
};

/** Shows a drawing inline. It is decoration: hidden from assistive technology. */
export const Art = ({ drawing, className, fit }: ArtProps) => {
  const foldOf = foldClasses(drawing.layers);
  const paths = (layers: readonly Layer[]) =>
    layers.flatMap((layer, index) => pathsOf(layer, gridOf(drawing), index, foldOf(layer)));
  return (
    <svg
      aria-hidden="true"
      className={className ? `${styles['art']} ${className}` : styles['art']}
      viewBox={viewBox(drawing)}
      preserveAspectRatio={fit}
      fill="none"
    >
      {groupsOf(drawing.layers).map(({ name, layers }, i) =>
        name === 'rain' ? (
          <g key={i} className={styles['rain']}>
            {paths(layers)}
          </g>
        ) : (
          <Fragment key={i}>{paths(layers)}</Fragment>
        ),
      )}
    </svg>
  );
};
