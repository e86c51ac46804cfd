const region = (id: string, low: number, high: number, ours = false) => ({
  id,
  region: id === 'usa' ? 'USA' : 'India',
  low,
  high,
  ours,
  ...(ours && {
    office: 'Porto',
    levels: { young: { low, high: low + 5 }, old: { low: low + 6, high } },
  }),
});
const words = {
  heading: 'Rates of gardeners in 2025',
  lede: 'A bar runs from the youngest to the most senior. No deposit.',
  link: { label: 'All rates', page: '/pricing/' },
  plans: [
    { name: 'Full Time', monthHours: 160, hours: '8 hours a day' },
    { name: 'Part Time', monthHours: 80, hours: '4 hours a day' },
    { name: 'Hourly Basis', monthHours: 60, hours: 'flexible, 60 hours at least' },
  ],
  times: {
    name: 'Gardeners',
    onboarding: '2 days',
    provider: '1–2 weeks',
    inHouse: '6–12 weeks',
    question: 'How soon a gardener starts',
    answer: 'One who is free starts in two days. If none fits, the search takes 1 to 2 weeks.',
  },
  levels: [
    { id: 'young', name: 'Young', years: '0–5 years' },
    { id: 'old', name: 'Old', years: '6 years and more' },
  ],
  resolveLink: (page: string) => page,
};

const card = {
  id: 'gardeners',
  name: 'Gardeners',
  year: 2025,
  currency: 'USD',
  source: 'Our own table',
  step: 50,
};

export default {
  'one office and a region to compare': {
    ...words,
    card: { ...card, regions: [region('india', 15, 40, true), region('usa', 65, 200)] },
  },
  'one office alone': {
    ...words,
    card: { ...card, regions: [region('india', 15, 40, true)] },
  },
};
