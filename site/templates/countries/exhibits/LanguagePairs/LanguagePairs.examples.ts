import type { LanguagePairs } from './LanguagePairs.schema.ts';

const note = 'The second one needs more room.';
const languages: LanguagePairs['languages'] = [
  { label: 'English', lang: 'en', locale: 'en-NZ' },
  { label: 'Deutsch', lang: 'de', locale: 'de-CH' },
];
const samples: LanguagePairs['samples'] = [
  { kind: 'error', name: 'An error', first: 'Write a name.', second: 'Schreiben Sie einen Namen.', note },
  { kind: 'button', name: 'A button', first: 'Water it', second: 'Bewässerungsanlage einschalten', note },
  { kind: 'date', name: 'A date', day: '2027-05-12', note },
  { kind: 'price', name: 'A price', amount: 1234.5, note },
];
const shared = { languages, letters: '{count} letters', currency: 'NZD' };

export default {
  'four parts of a screen': {
    ...shared,
    heading: 'Two languages in one garden',
    lede: 'The sign at the pond has both ([pond act, 2024](https://pond.example/)).',
    samples,
    limit: 'We do not translate poems.',
    resolveLink: (page: string) => page,
  },
  'long words, three of them': {
    ...shared,
    heading: 'Internationalization of responsibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    samples: samples.slice(0, 3).map((sample) => ({
      ...sample,
      name: 'Telecommunication responsibili',
      note: 'A note of some length says what holds and for whom it holds, so that it breaks over three lines.',
    })),
    limit: 'A limit of one sentence.',
    resolveLink: () => undefined,
  },
};
