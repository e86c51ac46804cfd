const note = { heading: 'Who leads it', text: 'Ada, who has built [three](/three/).' };
const phase = { no: 1, title: 'Count', text: 'A day beside the shelf.', result: 'You get a list.' };

export default {
  'four steps and their sum': {
    heading: 'Four steps to a counted shelf',
    lede: 'One bar is one week.',
    phases: [
      { ...phase, weeks: { least: 1, most: 1 } },
      { ...phase, no: 2, title: 'Internationalize', weeks: { least: 2, most: 3 } },
      { ...phase, no: 3, title: 'Build', weeks: { least: 8, most: 10 } },
      { ...phase, no: 4, title: 'Keep' },
    ],
    price: {
      heading: 'What one shop costs',
      lines: [
        { label: 'Two developers', hours: 960, low: 15, high: 40 },
        { label: 'One designer', hours: 200, low: 15, high: 40 },
      ],
      note: 'Seniority makes most of the spread.',
      currency: 'EUR',
      year: 2025,
      region: 'Portugal',
    },
    team: note,
    deliverable: { ...note, heading: 'What you can open' },
    limit: { ...note, heading: 'When a pencil is enough' },
    next: { ...note, heading: 'What happens next', action: 'Ask a question' },
    models: { heading: 'Ways to pay', link: { label: 'All prices', page: '/pricing/' } },
    ways: [
      {
        id: 'dedicated',
        name: 'Dedicated',
        lines: [
          { label: 'Payment', value: 'Monthly' },
          { label: 'Agreed', value: 'A person' },
        ],
      },
    ],
    href: (page: string) => page,
  },
};
