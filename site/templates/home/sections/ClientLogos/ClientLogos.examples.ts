import { drawingFile } from '../../../../pictures/publishedFile.ts';
import { sprite } from '../../../../lib/sprite.ts';

const widths = [96, 112, 128, 146];
const shapes = widths.map((width) => ({
  id: `mark-${width}`,
  svg: `<svg viewBox="0 0 ${width} 34"><path d="M0 8h18v18H0zM26 12h${width - 26}v10H26z"/></svg>`,
}));
// Browsers read no sprite out of a data: address, so this one is a file as well.
const file = drawingFile('example-marks', sprite(shapes));

const marks = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const width = widths[i % widths.length] ?? 96;
    return { href: `${file}#mark-${width}`, alt: `Client ${i + 1}`, former: i === 1, width, height: 34 };
  });

const former = 'a former client';

export default {
  'eighteen clients': { heading: 'Companies we build for', former, marks: marks(18) },
  'a row that is not full': {
    heading: 'Clients & partners of the first five years',
    former,
    marks: marks(8),
  },
  'one client': { heading: 'Our client', former, marks: marks(1) },
};
