import nodes from 'lucide-static/icon-nodes.json?raw';
import { createElement } from 'react';

/** Shapes of every icon by its name: SVG element and attributes. */
const drawings: Record<string, [tag: string, attributes: Record<string, string>][]> = JSON.parse(nodes);

const number = String.raw`-?(?:\d*\.)?\d+`;
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*(?=[-.\\d])`);

/** A path that may stand behind another one: a start that is relative there becomes absolute, its lines stay relative. */
const absoluteStart = (d: string): string => d.replace(relativeStart, 'M$1 $2l').replace(/^m/, 'M');

interface IconProps {
  /** Name of a Lucide icon, such as `file-lock`. */
  name: string;
  /** Edge in pixels. */
  size?: number;
  /** Width of the line in pixels; 2.25 for arrows in buttons. */
  stroke?: number;
  className?: string | undefined;
  /** What it stands for, where no words do; without it the icon is decoration and hidden from assistive technology. */
  label?: string | undefined;
}

/** A Lucide icon in the colour of the text around it. */
export function Icon({ name, size = 24, stroke = 1.75, className, label }: IconProps) {
  const shapes = drawings[name];
  if (!shapes) throw new Error(`There is no icon "${name}"; https://lucide.dev/icons lists the names.`);
  // Paths are joined to one, since a page counts its elements.
  const d = shapes
    .flatMap(([tag, { d: path }]) => (tag === 'path' && path ? absoluteStart(path) : []))
    .join('');
  const others = shapes.filter(([tag]) => tag !== 'path');
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      {d && <path d={d} />}
      {others.map(([tag, attributes], i) => createElement(tag, { ...attributes, key: i }))}
    </svg>
  );
}
