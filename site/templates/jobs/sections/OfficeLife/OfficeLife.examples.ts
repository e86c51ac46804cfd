const cover = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 320"><path fill="#1c7f86" d="M0 0h720v320H0z"/></svg>')}`,
  width: 720,
  height: 320,
};
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
