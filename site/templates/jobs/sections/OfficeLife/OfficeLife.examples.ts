import { exampleBox } from '../../../../pictures/exampleBox.ts';

const cover = exampleBox(720, 320, '#1c7f86');
const office = (city: string, country: string) => ({
  city,
  country,
  alt: 'A plain ground',
  cover,
  points: [
    { title: 'A road that floods', text: 'It does so on about six days a year.' },
    { title: 'Soup at noon', text: 'For 40, so late tables share.' },
  ],
});
const words = {
  kind: 'life-at-the-offices',
  heading: 'Two offices & one wet Tuesday',
  lede: 'Both are rented floors with a kitchen.',
};

export default {
  'two offices': { ...words, life: [office('Porto', 'Portugal'), office('Turku', 'Finland')] },
  'long words, many points': {
    ...words,
    life: [
      {
        ...office('Llanfairpwllgwyngyllgogerychwyrndrobwll', 'United Kingdom of Great Britain'),
        points: Array.from({ length: 5 }, (_, i) => ({
          title: `Telecommunication responsibilities ${i + 1}`,
          text: 'Internationalization takes place uninterruptedly on the third floor.',
        })),
      },
      office('Turku', 'Finland'),
    ],
  },
};
