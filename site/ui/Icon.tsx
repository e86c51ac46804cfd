import nodes from 'lucide-static/icon-nodes.json?raw';
import { createElement } from 'react';

/** Shapes of every icon by its name: SVG element and attributes. */
const drawings: Record<string, [tag: string, attributes: Record<string, string>][]> = JSON.parse(nodes);

const number = String.raw`-?(?:\d*\.)?\d+`;
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*(?=[-.\\d])`);

/** A path that may stand behind another one: a start that is relative there becomes absolute, its lines stay relative. */
const absoluteStart = (d: string): string => d.replace(relativeStart, 'M$1 $2l').replace(/^m/, 'M');

/** A shape as lines of a path, or nothing for one that stays an element of its own. */
const asPath = ([tag, given]: [tag: string, attributes: Record<string, string>]): string => {
  const { d = '', x1, y1, x2, y2, cx = '', cy = '', r = '' } = given;
  if (tag === 'path') return absoluteStart(d);
  if (tag === 'line') return `M${x1} ${y1}L${x2} ${y2}`;
  if (tag !== 'circle') return '';
  const across = 2 * Number(r);
  return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0`;
};

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
  // Shapes are joined to one path, since a page counts its elements.
  const d = shapes.map(asPath).join('');
  const others = shapes.filter((shape) => asPath(shape) === '');
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
