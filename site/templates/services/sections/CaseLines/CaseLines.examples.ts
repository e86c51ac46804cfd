import { exampleBox } from '../../../../pictures/exampleBox.ts';

const card = (slug: string, name: string) => ({
  slug,
  caseKey: slug.toUpperCase(),
  name,
  line: 'Timetables, phones',
  result: 'Late trams: 30 a day to 4',
  alt: 'A phone',
  page: `/cases/${slug}/`,
  wide: { cover: exampleBox(427, 240, 'teal'), device: exampleBox(427, 248, 'transparent') },
  phone: exampleBox(427, 520, 'teal'),
});
const words = {
  heading: 'Two boards we still run',
  lede: 'One is read at night, the other by guests.',
  link: { label: 'All stories', page: '/cases/' },
};

export default {
  'two products': {
    ...words,
    cards: [card('tramline', 'Tramline'), card('lamplight', 'Lamplight')],
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    heading: 'Internationalization & accessibility',
    cards: [card('one', 'Counterrevolutionaries'), card('two', 'Two')],
    resolveLink: () => undefined,
  },
};
