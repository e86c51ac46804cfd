import { exampleMarks } from '../../../../pictures/exampleMarks.ts';

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path fill="#c36" d="M0 0h56v56H0z"/></svg>')}`;
const words = { heading: 'What clients say', link: { label: 'Read all reviews', page: '/reviews/' } };
const person = {
  about: 'About a first release',
  name: 'Ada Example',
  position: 'Head of product',
  company: 'Example & Sons',
  place: 'Halifax',
  picture: { src, alt: '' },
  ...exampleMarks,
};
const reviews = [
  { ...person, comment: 'They wrote a reader for our fax as well. I was joking.' },
  {
    ...person,
    name: 'Bo Sample',
    comment: 'Before quoting, they read our listing feed for two days. The first release was a week late.',
  },
  { ...person, name: 'Cy Model', comment: 'We sold out in nine minutes.' },
];

export default {
  'one sentence and two more': { ...words, ground: 'teal', reviews, resolveLink: (page: string) => page },
  'on straw, the page of all reviews is not built': {
    ...words,
    ground: 'warm',
    reviews,
    resolveLink: () => undefined,
  },
};
