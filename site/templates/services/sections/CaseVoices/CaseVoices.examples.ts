import { exampleMarks } from '../../../../pictures/exampleMarks.ts';
import { exampleBox } from '../../../../pictures/exampleBox.ts';

const card = (slug: string, name: string) => ({
  slug,
  caseKey: slug.toUpperCase(),
  name,
  line: 'Timetables, phones',
  result: 'Late trams: 30 a day to 4',
  alt: 'A phone',
  page: `/cases/${slug}/`,
  wide: { cover: exampleBox(427, 300, 'teal'), device: exampleBox(427, 308, 'transparent') },
  phone: exampleBox(427, 520, 'teal'),
});
const review = (name: string, comment: string) => ({
  about: 'About a first release',
  comment,
  name,
  position: 'Head of trams',
  company: 'Example & Sons',
  place: 'Porto',
  picture: { src: exampleBox(44, 44, 'gold').src, alt: '' },
  ...exampleMarks,
});
const words = {
  heading: 'Three lines & their clients',
  lede: 'Each story has its figures.',
  link: { label: 'All stories', page: '/cases/' },
};
const voices = { heading: 'What clients say', link: { label: 'Read all reviews', page: '/reviews/' } };

export default {
  'three products on straw': {
    ...words,
    ground: 'warm' as const,
    cards: [card('tramline', 'Tramline'), card('lamplight', 'Lamplight'), card('oar', 'Oar')],
    voices: {
      ...voices,
      reviews: [
        review('Ada Example', 'The first tram left on time, and so did the second.'),
        review('Bo Sample', 'They asked our night shift before they drew a lamp.'),
        review('Cy Model', 'One week late, which they said in the third.'),
      ],
    },
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    heading: 'Internationalization & accessibility',
    cards: [card('one', 'Counterrevolutionaries'), card('two', 'Two'), card('three', 'Three')],
    voices: {
      ...voices,
      reviews: [
        review('Ada Example', 'Incomprehensibilities of internationalization, mostly.'),
        review('Bo Sample', 'A comment that is long enough to break over several lines under its product.'),
        review('Cy Model', 'Short.'),
      ],
    },
    resolveLink: () => undefined,
  },
};
