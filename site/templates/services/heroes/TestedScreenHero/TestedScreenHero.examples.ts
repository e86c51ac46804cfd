const part = (label: string, stuck = 0, note?: string) => ({ label, stuck, ...(note && { note }) });
const person = (name: string, taps: number, later: number, ended = false) => ({ name, taps, later, ended });
const words = {
  headline: 'Tram design that riders can use',
  lede: 'Four riders tried a screen, and it was rejected.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  answers: [
    { label: 'Riders', value: 'Four' },
    { label: 'Weeks', value: 'Two' },
  ],
};
const document = {
  title: 'Ticket screen, rejected',
  caption: 'A dot is a rider who got stuck, a stroke is a tap.',
  parts: [part('Zone', 3, 'Which zone is the harbour?'), part('Time'), part('Coins', 1), part('Pay')],
  fewest: 4,
  words: { stuck: 'got stuck', taps: 'taps', ended: 'gave up', later: 'later' },
  people: [
    person('Conductor', 5, 4),
    person('Student', 9, 4),
    person('Baker', 14, 6, true),
    person('Twin', 4, 4),
  ],
};

export default {
  'four riders': { ...words, document, resolveLink: (page: string) => page },
  'long words, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility design',
    document: {
      ...document,
      title: 'Counterrevolutionary incomprehensibilities, rejected',
      parts: document.parts.map((one) => ({ ...one, label: `Internationalization ${one.label}` })),
      people: document.people.map((one) => ({ ...one, name: `Telecommunication ${one.name}` })),
    },
    resolveLink: () => undefined,
  },
};
