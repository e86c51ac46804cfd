import { SLANT, type Point } from '../geometry.ts';
import { polyline } from '../path.ts';

/** The middle line of a closed track around 0, 0, px: two straights and two half circles. */
interface Track {
  readonly width: number;
  readonly height: number;
}

/** Where a share (0 to 1) of the way around the track lies, from the top left clockwise. */
function onTrack({ width, height }: Track, share: number): Point {
  const radius = Math.min(width, height) / 2;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const arc = Math.PI * radius;
  let left = share * (2 * across + 2 * down + 2 * arc);
  const around = (x: number, y: number, from: number): Point => {
    const angle = from + left / radius;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  };
  if (left < across) return { x: left - across / 2, y: -height / 2 };
  left -= across;
  const half = arc / 2;
  if (left < half) return around(across / 2, -down / 2, -Math.PI / 2);
  left -= half;
  if (left < down) return { x: width / 2, y: left - down / 2 };
  left -= down;
  if (left < half) return around(across / 2, down / 2, 0);
  left -= half;
  if (left < across) return { x: across / 2 - left, y: height / 2 };
  left -= across;
  if (left < half) return around(-across / 2, down / 2, Math.PI / 2);
  left -= half;
  if (left < down) return { x: -width / 2, y: down / 2 - left };
  left -= down;
  return around(-across / 2, -down / 2, Math.PI);
}

/** Path data of the strokes at some of `count` places around the track, all slanted alike and `length` px high. */
export const loopStrokes = (places: readonly number[], track: Track, count: number, length: number): string =>
  places
    .map((place) => {
      const { x, y } = onTrack(track, (place - 0.5) / count);
      const lean = (length / 2) * SLANT;
      return polyline([
        { x: x + lean, y: y - length / 2 },
        { x: x - lean, y: y + length / 2 },
      ]);
    })
    .join('');
