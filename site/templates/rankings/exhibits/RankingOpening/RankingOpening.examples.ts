import type { ComponentProps } from 'react';
import type { RankingOpening } from './RankingOpening.tsx';

const light = (name: string, latitude: number, longitude: number, from: number, to: number) => ({
  id: `light-${name.toLowerCase()}`,
  name,
  location: { city: 'Rotterdam', country: 'Netherlands' },
  latitude,
  longitude,
  parts: from < to ? [{ from, to }] : [],
  minutes: to - from,
  hours: `${(to - from) / 60} h in January, 0 h in July`,
  when: 'By the clock of the harbour.',
});
const side = (name: string) => ({ id: name.toLowerCase(), name });
const marks = [
  { name: 'Light', left: 9.5, right: 6 },
  { name: 'Stairs', left: 4, right: 8 },
  { name: 'Keeper', left: 7, right: 7 },
];
const priced = (name: string, low: number, high: number, total: number) => ({
  id: `priced-${name.toLowerCase()}`,
  name,
  rate: { low, high },
  total,
});
const names = ['Fastnet', 'Skerry', 'Eddy', 'Low'];
const strip = (name: string, weight: number, scores: readonly number[]) => ({
  name,
  weight,
  marks: names.map((company, at) => ({ id: company.toLowerCase(), name: company, mark: scores[at] ?? 0 })),
});
const weak = (name: string, text: string, criterion: string, mark: number) => ({
  id: name.toLowerCase(),
  name,
  text,
  criterion,
  mark,
});
const longWords = {
  heading: 'Telecommunication responsibilities & counterrevolutionaries',
  lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
};
const longReading =
  'A sentence that is long enough to show how the measure of the words under the drawing holds on windows of every width.';
const labels = {
  rate: { label: 'Rate per hour' },
  currency: 'USD',
  score: 'Score of 10',
};

export default {
  'a map of four, one of them asleep': {
    form: 'map',
    heading: 'Which lamps burn & when',
    lede: 'A tall stroke is an hour in which lamp and harbour are both awake.',
    alt: 'Four lighthouses from west to east; one shares nothing.',
    reading: 'The far one sleeps while the harbour works.',
    own: { from: 540, to: 1020 },
    companies: [
      light('Low', 61, -140, 780, 1020),
      light('Fastnet', 51, -9, 540, 810),
      light('Skerry', -33, 18, 540, 1020),
      light('Eddy', -44, 171, 540, 540),
    ],
  },
  'three pairs, one criterion even': {
    form: 'pairs',
    heading: 'Six lighthouses, two by two',
    lede: 'A stroke is half a mark, and the better one of two is bright.',
    labels: { won: 'of {all} won', criterion: 'Criterion' },
    pairs: [
      {
        title: 'A lamp or a staircase',
        left: side('Fastnet'),
        right: side('Skerry'),
        marks,
        text: 'At night the first one wins, by day the second.',
      },
      { title: 'Two in the fog', left: side('Eddy'), right: side('Low'), marks, text: 'Bring a horn.' },
      {
        title: 'North',
        left: side('Whalsay'),
        right: side('Muckle'),
        marks: marks.slice(0, 1),
        text: 'Cold.',
      },
    ],
  },
  'prices, two of them level': {
    form: 'price',
    heading: 'Does a dear lamp shine further?',
    lede: 'One stroke is one dollar of an hour; what stands high scores well.',
    reading: 'The dearest keeper stands level with the cheapest one.',
    step: 20,
    unit: 1,
    labels,
    companies: [
      priced('Fastnet', 44, 70, 9.4),
      priced('Skerry', 22, 38, 8),
      priced('Eddy', 90, 138, 8),
      priced('Low', 30, 52, 5.1),
    ],
  },
  'three strips, one leader is the discussed one, two are equal': {
    form: 'strips',
    heading: 'Four lighthouses on three strips',
    lede: 'A stroke is a lighthouse at its mark. Skerry is named in every strip.',
    spread: '{weight} points, marks {low} to {high}',
    note: 'Where the strip is wide, [climb the stairs](/method/) before you choose.',
    strips: [
      strip('Light', 50, [9.5, 7, 7, 5]),
      strip('Stairs', 30, [6, 8.5, 6, 6]),
      strip('Keeper', 20, [8, 4, 9, 6.5]),
    ],
    discussed: 'skerry',
    resolveLink: (page: string) => page,
  },
  'four weak points, half a point lost': {
    form: 'weakness',
    heading: 'What each lighthouse lacks',
    lede: 'A stroke is a point of ten. The bright ones are lost.',
    mark: '{criterion}: {mark} of 10',
    companies: [
      weak('Eddy', 'The lamp is out on Sundays', 'Light', 2.5),
      weak('Low', 'Too many stairs', 'Stairs', 4),
      weak('Fastnet', 'No room for two keepers', 'Keeper', 6.5),
      weak('Skerry', 'Fog', 'Light', 10),
    ],
  },
  'two pairs, long words': {
    ...longWords,
    form: 'pairs',
    labels: { won: 'of all the {all} criteria are won by it', criterion: 'Criterion' },
    pairs: ['Incomprehensible', 'Uncharacteristic'].map((title) => ({
      title,
      left: side(`${title} lights`),
      right: side('Internationalizations'),
      marks: [{ name: 'Counterrevolutionaries & telecommunication', left: 0.5, right: 10 }],
      text: 'A text that uses all the space it is given, so that it breaks over several lines.',
    })),
  },
  'prices close to each other, long names': {
    ...longWords,
    form: 'price',
    reading: longReading,
    step: 50,
    unit: 5,
    labels,
    companies: [
      priced('Internationalizations', 200, 320, 7.2),
      priced('Incomprehensibilities', 210, 330, 7.1),
      priced('Counterrevolutionary', 60, 120, 7),
    ],
  },
  'weak points, long words, nothing kept': {
    ...longWords,
    form: 'weakness',
    mark: '{criterion}: {mark} of all the ten points',
    companies: [
      weak('Internationalizations', 'Uncharacteristic responsibilities', 'Counterrevolutionaries', 0),
      weak('Incomprehensible lights', 'Telecommunication & fog', 'Stairs', 0.5),
    ],
  },
} satisfies Record<string, ComponentProps<typeof RankingOpening>>;
