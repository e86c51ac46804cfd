import { polyline } from '../../../../../art/path.ts';
import styles from './Screens.module.css';

interface ScreensProps {
  /** How many screens an app has, and how many of them work. */
  all: number;
  working: number;
}

/** In px: a phone, the distance of two, and the line of an outline. */
const [WIDTH, HEIGHT, PITCH, LINE] = [24, 42, 34, 2];

const phone = (at: number): string => `M${at * PITCH + LINE} ${LINE}h${WIDTH}v${HEIGHT}h${-WIDTH}z`;
const struck = (at: number): string =>
  polyline([
    { x: at * PITCH + LINE, y: HEIGHT + LINE },
    { x: at * PITCH + WIDTH + LINE, y: LINE },
  ]);
const paths = (from: number, to: number, draw: (at: number) => string): string =>
  Array.from({ length: to - from }, (_, i) => draw(from + i)).join('');

/** The screens of an app as small phones: those that work are full, the others struck. Words beside it say both numbers. */
export function Screens({ all, working }: ScreensProps) {
  const width = (all - 1) * PITCH + WIDTH + 2 * LINE;
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT + 2 * LINE}`} width={width} aria-hidden="true">
      <path className={styles.working} d={paths(0, working, phone)} />
      <path className={styles.broken} d={paths(working, all, (at) => phone(at) + struck(at))} />
    </svg>
  );
}
