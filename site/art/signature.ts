import type { Drawing, Paint } from './Drawing.ts';
import { both } from './Drawing.ts';
import { SLANT } from './geometry.ts';
import { coordinate } from './path.ts';
import { between, randomStream } from './random.ts';

const [WIDTH, HEIGHT] = [180, 52];

/** A signature that nobody has: humps of falling height and a long last stroke, by the seed. 180 by 52. */
export const signature = (seed: string, paint: Paint): Drawing => {
  const random = randomStream(seed, 'signature');
  const foot = HEIGHT - 4;
  const at = (x: number, y: number): string => `${coordinate(x)} ${coordinate(y)}`;
  let x = 4;
  const humps = Array.from({ length: 4 }, (_, i) => {
    const top = i % 3 === 0 ? between(random, 4, 9) : between(random, 17, 25);
    const low = foot - between(random, 1, 9);
    const [crest, trough] = [x + between(random, 15, 21), x + between(random, 22, 30)];
    // The hand climbs along the slant, rounds the crest, and swings under into the next stroke.
    const rise = (foot - top) * SLANT;
    const up = `C${at(x + rise * 0.6, foot - (foot - top) * 0.5)} ${at(crest - 9, top)} ${at(crest, top)}`;
    const down = `C${at(crest + 7, top)} ${at(trough - 12, low + 2)} ${at(trough, low)}`;
    x = trough;
    return up + down;
  });
  const end = between(random, 22, 32);
  const tail = `C${at(x + 12, foot - 10)} ${at(x + 20, end - 4)} ${at(x + 30, end)}S${at(WIDTH - 24, end + 3)} ${at(WIDTH - 4, end - 4)}`;
  const d = `M4 ${foot}${humps.join('')}${tail}`;
  const layer = { group: 'marks', d, stroke: { paint, width: both(2.4), cap: 'round' } } as const;
  return { x: 0, y: 0, width: WIDTH, height: HEIGHT, layers: [layer] };
};
