import { slugOf } from '../lib/slugOf.ts';
import { exampleBox } from './exampleBox.ts';

/** The card of a case study in named examples, as wide and high as its place. */
export const exampleCase = (name: string, { width, height }: { width: number; height: number }) => {
  const slug = slugOf(name);
  return {
    slug,
    caseKey: slug.toUpperCase(),
    name,
    line: 'Logistics board',
    result: 'Pallets nobody could place: 31 to 4 a night',
    alt: 'A dark phone.',
    page: `/case-studies/${slug}/`,
    wide: { cover: exampleBox(width, height, '#9bc'), device: exampleBox(width, height + 8, 'none') },
    phone: exampleBox(427, 520, '#9bc'),
  };
};
