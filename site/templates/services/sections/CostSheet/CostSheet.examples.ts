const line = (label: string, hours: number) => ({
  ...{ label, hours, office: 'Porto', rates: 'gardeners', low: 30, high: 60 },
});
const job = (...lines: ReturnType<typeof line>[]) => ({
  lines,
  currency: 'EUR',
  year: 2025,
});
const card = {
  id: 'gardeners',
  currency: 'EUR',
  source: 'Our table for 2025',
  step: 50,
  regions: [
    { id: 'portugal', region: 'Portugal', low: 30, high: 60, ours: true },
    { id: 'norway', region: 'Norway', low: 70, high: 180, ours: false },
  ],
};

export default {
  'two lines, two regions': {
    heading: 'What 1,160 hours cost',
    lede: 'For 40 drivers. The timetable exists already.',
    ratesHeading: 'An hour in 2025',
    ratesNote: 'Seniority moves it.',
    note: 'See the [rates](/rates/).',
    card,
    job: job(line('One designer', 200), line('Two developers', 960)),
    resolveLink: (page: string) => page,
  },
  'long words on mist': {
    ground: 'mist' as const,
    heading: 'Internationalization, line by line',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    ratesHeading: 'Internationalization by the hour',
    ratesNote: 'A note.',
    note: 'Nothing else.',
    card,
    job: job(line('Counterrevolutionary incomprehensibilities', 20)),
    resolveLink: () => undefined,
  },
};
