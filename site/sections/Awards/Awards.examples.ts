import { sprite } from '../../lib/sprite.ts';
import { drawingFile } from '../../pictures/publishedFile.ts';

// Browsers read no sprite out of a data: address, so this one is a file.
const badges = drawingFile(
  'example-badges',
  sprite([
    { id: 'a', svg: '<svg viewBox="0 0 72 72"><path d="M36 2l34 34-34 34L2 36z"/></svg>' },
    { id: 'b', svg: '<svg viewBox="0 0 72 72"><path d="M36 2L2 36l34 34zM41 7v58l29-29z"/></svg>' },
  ]),
);
const award = (title: string) => ({
  title,
  issuer: 'Example Register',
  year: 2025,
  text: 'Three invoices were matched with their reviews.',
  badge: { mark: `${badges}#a`, alt: 'A square on its corner' },
});
const twoSided = (title: string) => ({
  ...award(title),
  location: 'Halifax, Canada',
  link: 'https://register.example/2025',
  hover: { mark: `${badges}#b`, alt: 'A square on its corner, in two halves' },
});

export default {
  'five badges': {
    heading: 'Five badges & what each of them checked',
    awards: ['Shortlist, mobile apps', 'Verified agency', 'Recommended', 'Access prize', 'Best notes'].map(
      award,
    ),
  },
  'two badges with a second drawing and an address': {
    heading: 'Two badges and where to look them up',
    awards: ['Recommended', 'Access prize'].map(twoSided),
  },
  'one badge, long words': {
    heading: 'One badge',
    awards: [{ ...twoSided('Internationalization excellence'), issuer: 'Telecommunications Infrastructure' }],
  },
  'in one line, long words': {
    layout: 'line',
    heading: 'Internationalization & accessibility',
    awards: [
      { ...twoSided('Internationalization excellence'), issuer: 'Telecommunications Infrastructure' },
      ...['Verified agency', 'Recommended', 'Access prize', 'Best notes'].map(award),
    ],
  },
};
