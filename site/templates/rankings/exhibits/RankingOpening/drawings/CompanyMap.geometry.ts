import { coordinate } from '../../../../../art/path.ts';
import { SLANT } from '../../../../../art/geometry.ts';
import type { Span } from '../../../../../time/sharedHours.ts';

/** A place on the globe, in degrees north and east. */
interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mesh of the map in degrees: one step east is an hour of the sun. */
const STEP = 15;

/** The parts of the globe that a map may show: around it once, and where people live. */
const [WORLD, LIVED_IN] = [
  { least: -180, most: 180 },
  { least: -60, most: 75 },
];

/** Whole steps around some degrees, with a step to spare on both sides. */
function steps(degrees: readonly number[], { least, most }: typeof WORLD) {
  const from = Math.max(least, (Math.floor(Math.min(...degrees) / STEP) - 1) * STEP);
  const to = Math.min(most, (Math.ceil(Math.max(...degrees) / STEP) + 1) * STEP);
  const percent = (degree: number) => (100 * (degree - from)) / (to - from);
  return { count: (to - from) / STEP, percent };
}

/**
 * Places on a map of the part of the globe around them: how many meshes it has across and down, where the equator is,
 * and each place, all in percent of the map.
 */
export function companyMap<Place extends Spot>(places: readonly Place[]) {
  const east = steps(
    places.map(({ longitude }) => longitude),
    WORLD,
  );
  const north = steps(
    places.map(({ latitude }) => latitude),
    LIVED_IN,
  );
  const down = (latitude: number) => 100 - north.percent(latitude);
  return {
    columns: east.count,
    rows: north.count,
    equator: down(0),
    places: places.map((place) => ({
      ...place,
      x: east.percent(place.longitude),
      y: down(place.latitude),
    })),
  };
}

/** A slanted stroke with level ends, in px: where it stands on y = `foot`, how high and how thick it is. */
const stroke = (x: number, foot: number, height: number, weight: number): string => {
  const lean = coordinate(height * SLANT);
  return `M${coordinate(x)} ${foot}l${lean}-${coordinate(height)}h${weight}l-${lean} ${coordinate(height)}z`;
};

/** Strokes of hours in px: distance, thickness and height of each. */
const HOUR = { pitch: 11, weight: 6.5, height: 54 };

/** A stroke for each hour of some minutes, a shorter one for the rest, around x = 0 and standing on y = 0. */
export function hourStrokes(minutes: number): string {
  const count = Math.ceil(minutes / 60);
  const left = -((count - 1) * HOUR.pitch + HOUR.weight) / 2;
  return Array.from({ length: count }, (_, at) => {
    const share = Math.min(1, minutes / 60 - at);
    return stroke(left + at * HOUR.pitch, 0, share * HOUR.height, HOUR.weight);
  }).join('');
}

/** Strokes of half hours in px, those that are shared and the rest. */
const HALF = { pitch: 18, weight: 8, height: 24, low: 9 };

/** The half hours of a day, a stroke each: tall where a part of the day is shared. */
export function halfHours(day: Span, parts: readonly Span[]) {
  const starts = Array.from({ length: Math.ceil((day.to - day.from) / 30) }, (_, at) => day.from + at * 30);
  const isShared = (start: number) => parts.some(({ from, to }) => from < start + 30 && start < to);
  const path = (shared: boolean, height: number) =>
    starts
      .map((start, at) =>
        isShared(start) === shared ? stroke(at * HALF.pitch, HALF.height, height, HALF.weight) : '',
      )
      .join('');
  return {
    width: Math.ceil((starts.length - 1) * HALF.pitch + HALF.weight + HALF.height * SLANT),
    height: HALF.height,
    shared: path(true, HALF.height),
    rest: path(false, HALF.low),
  };
}
