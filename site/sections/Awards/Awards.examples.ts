import { drawingFile } from '../../pictures/publishedFile.ts';

// Browsers read no sprite out of a data: address, so this one is a file.
const badge = `${drawingFile('example-badge', '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="a" viewBox="0 0 72 72" fill="currentColor"><path d="M36 2l34 34-34 34L2 36z"/></symbol></svg>')}#a`;
const award = (title: string) => ({
  title,
  issuer: 'Example Register',
  year: 2025,
  text: 'Three invoices were matched with their reviews.',
  alt: 'A square on its corner',
  badge,
});

export default {
  'five badges': {
    heading: 'Five badges & what each of them checked',
    awards: ['Shortlist, mobile apps', 'Verified agency', 'Recommended', 'Access prize', 'Best notes'].map(
      award,
    ),
  },
  'one badge, long words': {
    heading: 'One badge',
    awards: [{ ...award('Internationalization excellence'), issuer: 'Telecommunications Infrastructure' }],
  },
};
