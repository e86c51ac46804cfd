import { standing } from '../art/bars.ts';
import { SLANT } from '../art/geometry.ts';

/** Sizes in px: in a row of a list, on the page of one inquiry, and before the desk. */
const formats = {
  row: { pitch: 6, weight: 3, height: 18, rule: 6 },
  page: { pitch: 14, weight: 7, height: 64, rule: 14 },
  door: { pitch: 28, weight: 12, height: 420, rule: 80 },
};

/** More would be too fine to count: then a stroke is a part of the promise and no hour. */
const mostStrokes = 48;
const strokesOfLongPromises = 24;

/** How many strokes there is room for behind the one at which the time is over. */
const roomBehind = 12;

/** What the strokes of an inquiry's time say. */
interface Time {
  receivedAt: number;
  dueAt: number;
  /** Up to when the time counts: now, or when it was answered. */
  until: number;
}

/** Path data of slanted strokes from left to right, and the box that they stand in. */
export interface Strokes {
  width: number;
  /** How much of the width is up to where the time is over. */
  dueWidth: number;
  height: number;
  weight: number;
  /** Those of the time that has gone by, is left, and is too much; and the one where it is over. */
  gone: string;
  left: string;
  over: string;
  due: string;
}

/** The time of an inquiry: one stroke an hour up to when the reply is due, and behind that as many as it is late. */
export function timeStrokes({ receivedAt, dueAt, until }: Time, format: keyof typeof formats): Strokes {
  const { pitch, weight, height, rule } = formats[format];
  const hours = Math.max(1, Math.round((dueAt - receivedAt) / 3_600_000));
  const count = hours > mostStrokes ? strokesOfLongPromises : hours;
  const share = (dueAt - receivedAt) / count;
  const passed = Math.min(count, Math.max(0, Math.floor((until - receivedAt) / share)));
  const late = until > dueAt ? Math.min(roomBehind, Math.ceil((until - dueAt) / share)) : 0;
  const top = height + rule;
  const strokeAt = (place: number, high = height) =>
    standing(weight / 2 + place * pitch, top, high - (weight / 2) * SLANT);
  const strokes = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => strokeAt(from + i)).join('');
  return {
    width: Math.ceil((count + roomBehind) * pitch + weight + top * SLANT),
    dueWidth: Math.ceil(count * pitch + weight + top * SLANT),
    height: top,
    weight,
    gone: strokes(0, passed),
    left: strokes(passed, count),
    over: strokes(count + 1, count + 1 + late),
    due: strokeAt(count, top),
  };
}

/** How many strokes say what became of inquiries, at most; where there are more, each stands for several. */
const mostInquiries = 90;

export interface Tally {
  width: number;
  height: number;
  weight: number;
  /** How many inquiries a stroke stands for. */
  each: number;
  /** Path data for each count, in their order. */
  parts: string[];
}

/** One stroke for each inquiry, or for several, in the order of the counts. */
export function tallyStrokes(counts: readonly number[]): Tally {
  const { pitch, weight, height } = formats.row;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const each = Math.max(1, Math.ceil(total / mostInquiries));
  let place = 0;
  const parts = counts.map((count) => {
    const from = place;
    // What there is at all is seen.
    place += Math.ceil(count / each);
    return Array.from({ length: place - from }, (_, i) =>
      standing(weight / 2 + (from + i) * pitch, 2 * height, 2 * height - (weight / 2) * SLANT),
    ).join('');
  });
  return { width: Math.ceil(place * pitch + 2 * height * SLANT), height: 2 * height, weight, each, parts };
}
