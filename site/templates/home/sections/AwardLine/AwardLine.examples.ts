import { sprite } from '../../../../lib/sprite.ts';
import { drawingFile } from '../../../../pictures/publishedFile.ts';

// Browsers read no sprite out of a data: address, so this one is a file.
const badges = drawingFile(
  'example-award-line',
  sprite([{ id: 'a', svg: '<svg viewBox="0 0 72 72"><path d="M36 2l34 34-34 34L2 36z"/></svg>' }]),
);
const award = (title: string) => ({
  title,
  issuer: 'Example Register',
  year: 2025,
  badge: { mark: `${badges}#a`, alt: 'A square on its corner' },
});

export default {
  'five badges, one with an address': {
    heading: 'Five badges',
    awards: [
      { ...award('Shortlist, mobile apps'), link: 'https://register.example/2025' },
      ...['Verified agency', 'Recommended', 'Access prize', 'Best notes'].map(award),
    ],
  },
  'one badge, long words': {
    heading: 'Internationalization & accessibility',
    awards: [{ ...award('Internationalization excellence'), issuer: 'Telecommunications Infrastructure' }],
  },
};
