import { sprite } from '../../../lib/sprite.ts';
import { drawingFile } from '../../../pictures/publishedFile.ts';

const drawn = '<path d="M0 0h56v56z"/>';

/** The drawn tile of a person in named examples: as a mark of a sprite, and as a picture of its own. */
export const exampleTile = {
  mark: `${drawingFile('example-tile', sprite([{ id: 'tile', svg: `<svg viewBox="0 0 56 56">${drawn}</svg>` }]))}#tile`,
  picture: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56">${drawn}</svg>`)}`,
};
