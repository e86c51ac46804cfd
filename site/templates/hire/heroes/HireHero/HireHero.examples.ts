import { freeDays } from '../../parts/freeDays.ts';
import { exampleTile } from '../../parts/exampleTile.ts';

const picture = (width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`,
  width,
  height,
});
const person = (name: string, level: string, focus: string, rate: number) => ({
  ...{ name, level, focus, rate, tile: exampleTile.mark },
  ...{ years: 6, free: '2020-01-07', day: 'Tue 7' },
  days: freeDays(Array.from({ length: 10 }, (_, at) => at > 0)),
});
const words = {
  headline: 'Hire gardeners for two seasons',
  lede: 'A gardener costs USD 15 to 40 an hour, by seniority. Onboarding takes 2 days.',
  action: 'Get free consultation',
  link: { label: 'See rates', page: '/rates/' },
  resolveLink: (page: string) => page,
  fact: 'onboarding-developers',
  steps: ['Day 1', 'Day 4', 'Day 8', 'Day 12'].map((when) => ({
    when,
    title: `Step of ${when}`,
    text: 'Five lines will do. The answer comes back the same day.',
  })),
  art: { wide: picture(1440, 800), phone: picture(390, 320) },
};
const week = { sign: '$', week: '2020-01-06', weekInWords: 'January 6' };

export default {
  'three people': {
    ...words,
    bench: {
      ...week,
      people: [
        person('Ada Ferris', 'Senior', 'Roses, walls', 34),
        person('Bo Lindqvist', 'Mid', 'Meadows', 24),
        person('Cleo Marsh', 'Lead', 'Orchards, water', 40),
      ],
    },
  },
  'long words, one person': {
    ...words,
    headline: 'Hire telecommunication responsibility specialists & auditors',
    resolveLink: () => undefined,
    bench: {
      ...week,
      people: [
        person(
          'Wilhelmina Featherstonehaugh-Cholmondeley',
          'Senior',
          'Internationalization of telecommunications',
          34,
        ),
      ],
    },
  },
  'nobody is free': { ...words, bench: { ...week, people: [] } },
};
