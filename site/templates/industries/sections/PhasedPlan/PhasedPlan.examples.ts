const note = { heading: 'Who leads it', text: 'Ada, who has built [three](/three/).' };
const phase = { no: 1, title: 'Count', text: 'A day beside the shelf.', result: 'You get a list.' };

export default {
  'four steps and their sum': {
    heading: 'What one shop costs',
    price: {
      lines: [
        { label: 'Two developers', office: 'Porto', rates: 'gardeners', hours: 960, low: 15, high: 40 },
        { label: 'One designer', office: 'Porto', rates: 'gardeners', hours: 200, low: 15, high: 40 },
      ],
      note: 'Seniority makes most of the spread.',
      currency: 'EUR',
      year: 2025,
    },
    why: {
      heading: 'Why us for shelves',
      entries: [
        { icon: 'user', title: 'Ada counts', text: 'She has stood in three shops for a week each.' },
        { icon: 'book', title: 'A record', text: 'Each count is signed by the keeper of the shop.' },
        { icon: 'bell', title: 'A bell', text: 'It rings when two lists disagree.' },
      ],
    },
    schedule: {
      heading: 'Four steps to a counted shelf',
      phases: [
        { ...phase, weeks: { least: 1, most: 1 } },
        { ...phase, no: 2, title: 'Internationalize', weeks: { least: 2, most: 3 } },
        { ...phase, no: 3, title: 'Build', weeks: { least: 8, most: 10 } },
        { ...phase, no: 4, title: 'Keep' },
      ],
    },
    deliverable: { ...note, heading: 'What you can open' },
    limit: { ...note, heading: 'When a pencil is enough' },
    next: { ...note, heading: 'What happens next' },
    resolveLink: (page: string) => page,
  },
};
