const region = (id: string, low: number, high: number, ours = false) => ({
  id,
  region: id === 'usa' ? 'USA' : 'India',
  low,
  high,
  ours,
});
const words = {
  heading: 'Rates of gardeners in 2025',
  lede: 'A bar runs from the youngest to the most senior. No deposit.',
  time: { heading: 'One to two weeks, or six to twelve', text: 'The week goes to your interviews.' },
  link: { label: 'All rates', page: '/pricing/' },
  plans: [
    { name: 'Full Time', monthHours: 160, hours: '8 hours a day' },
    { name: 'Part Time', monthHours: 80, hours: '4 hours a day' },
    { name: 'Hourly Basis', monthHours: 60, hours: 'flexible, 60 hours at least' },
  ],
  times: { name: 'Gardeners', onboarding: '2 days', provider: '1–2 weeks', inHouse: '6–12 weeks' },
  href: (page: string) => page,
};

export default {
  'with rates': {
    ...words,
    card: {
      name: 'Gardeners',
      year: 2025,
      currency: 'USD',
      source: 'Our own table',
      step: 50,
      regions: [region('india', 15, 40, true), region('usa', 65, 200)],
    },
  },
  'without rates, on mist': { ...words, card: undefined, ground: 'mist' },
};
