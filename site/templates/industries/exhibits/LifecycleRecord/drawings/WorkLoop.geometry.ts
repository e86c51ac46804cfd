import { SLANT } from '../../../../../art/geometry.ts';
import { polyline } from '../../../../../art/path.ts';

/** A closed track around 0, 0, px: two straights, and at each end a turn that reaches `turn` beyond them. */
interface Track {
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** Path data of the line that the strokes stand on. */
export function loopTrack({ width, height, turn }: Track): string {
  const [end, half] = [width / 2 - turn, height / 2];
  const around = `A${turn} ${half} 0 0 1`;
  return `M${-end} ${-half}H${end}${around} ${end} ${half}H${-end}${around} ${-end} ${-half}Z`;
}

/**
 * Path data of the strokes at some of `count` places, all slanted alike and `length` px high. The places run clockwise
 * from the top left; they lie on the straights alone, as strokes in the turns would cross.
 */
export function loopStrokes(places: readonly number[], track: Track, count: number, length: number): string {
  const straight = track.width - 2 * track.turn;
  const [above, lean] = [Math.ceil(count / 2), (length / 2) * SLANT];
  return places
    .map((place) => {
      const onTop = place <= above;
      const x =
        straight * (onTop ? (place - 0.5) / above - 0.5 : 0.5 - (place - above - 0.5) / (count - above));
      const y = (onTop ? -1 : 1) * (track.height / 2);
      return polyline([
        { x: x + lean, y: y - length / 2 },
        { x: x - lean, y: y + length / 2 },
      ]);
    })
    .join('');
}
