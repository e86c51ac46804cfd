import type { CoverOptions } from '../../../../art/cover.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import { coverFile } from '../../../../pictures/coverFile.ts';

/** In px: a poster, the part that holds the motif, and where the words stand. */
const POSTER = {
  box: { width: 640, height: 400 },
  stage: { x: 330, y: 0, width: 310, height: 230 },
  clear: [
    { x: 0, y: 205, width: 640, height: 195 },
    { x: 0, y: 150, width: 320, height: 55 },
  ],
};

/** The poster of a recorded talk. */
export const talkPicture = (
  id: string,
  cover: Pick<CoverOptions, 'composition' | 'ground'>,
): Promise<Picture> => coverFile({ ...POSTER, seed: `talk-${id}`, ...cover });
