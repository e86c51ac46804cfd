import { exampleMarks } from '../../pictures/exampleMarks.ts';

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="#c36" d="M0 0h56v56H0z"/></svg>')}`;
const review = (name: string, comment: string) => ({
  name,
  comment,
  position: 'Head of product',
  company: 'Example & Sons',
  place: 'Halifax',
  picture: { src, alt: '' },
  ...exampleMarks,
});

export default {
  'a pair and a short one': {
    heading: 'What three clients say',
    link: { label: 'Read all reviews', page: '/reviews/' },
    reviews: [
      review(
        'Ada Example',
        'They asked for our support inbox before our brief. The rest shipped in ten weeks.',
      ),
      review('Bo Sample', 'Before quoting, they read our listing feed for two days.'),
      review('Cy Model', 'We sold out in nine minutes.'),
    ],
    href: (page: string) => page,
  },
};
