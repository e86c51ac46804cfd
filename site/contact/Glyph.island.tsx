/** Lucide's shapes (https://lucide.dev) that the pop-up draws: its browser code cannot carry all icons. */
const shapes = {
  alert: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 8v4M12 16h.01',
  arrow: 'M5 12h14M12 5l7 7-7 7',
  close: 'M18 6 6 18M6 6l12 12',
  down: 'm6 9 6 6 6-6',
  next: 'm9 18 6-6-6-6',
  pause: 'M8 5v14M16 5v14',
  play: 'm7 4 13 8-13 8z',
  previous: 'm15 18-6-6 6-6',
} as const;

interface GlyphProps {
  name: keyof typeof shapes;
  /** Edge in pixels. */
  size?: number;
  /** Width of the line in pixels. */
  stroke?: number;
}

/** A small icon in the colour of the text around it; decoration only. */
export function Glyph({ name, size = 20, stroke = 1.75 }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
