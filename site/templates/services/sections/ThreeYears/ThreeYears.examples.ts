const place = { currency: 'EUR', year: 2025, years: [2026, 2027, 2028] };
const work = { office: 'Porto', rates: 'gardeners', low: 20, high: 30 };
const resolveLink = (page: string) => page;

export default {
  'two lines, one year without work': {
    ...place,
    heading: 'What a garden costs for three years',
    lede: 'Most of it is planted in the first one.',
    lines: [
      { ...work, label: 'Two gardeners plant', hours: 160, yearly: [160, 0, 0] },
      { ...work, label: 'One gardener waters', hours: 120, yearly: [40, 40, 40] },
    ],
    others: [
      { title: 'Water', text: 'The town bills it by the [cubic metre](https://example.org/).' },
      { title: 'Seeds', text: 'You pay none, since the first summer leaves enough of them.' },
    ],
    resolveLink,
  },
  'long words': {
    ...place,
    heading: 'Internationalization & accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    lines: [
      {
        ...work,
        label: 'Counterrevolutionary incomprehensibilities',
        hours: 1200,
        yearly: [400, 400, 400],
      },
      { ...work, label: 'Two', hours: 8, yearly: [0, 0, 8] },
    ],
    others: [
      { title: 'Telecommunication', text: 'Responsibilities lie with the infrastructure provider.' },
      { title: 'Hosting', text: 'It is included.' },
    ],
    resolveLink: () => undefined,
  },
};
