const version = (name: string, from: string, move: string) => ({ name, from, early: 2, longTerm: 6, move });

export default {
  'three versions': {
    heading: 'Until when which rail holds',
    lede: 'One square is a quarter, by the [depot’s plan](/plan/).',
    first: 2024,
    years: 5,
    today: '2026-11-26',
    words: { version: 'Rail', quarters: 'Quarters', move: 'What a move takes' },
    versions: [
      version('Rail 1', '2024 Q2', 'Two nights'),
      version('Rail 2', '2025 Q2', 'One night'),
      version('Rail 3', '2026 Q2', 'Stay'),
    ],
    note: 'A line that closes next year can wait.',
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    heading: 'Internationalization & accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    first: 2022,
    years: 8,
    today: '2026-11-26',
    words: { version: 'Incomprehensible', quarters: 'Quarters', move: 'Internationalization' },
    versions: [
      version('Incomprehensible 1', '2022 Q1', 'A text that breaks over several lines beside its squares.'),
      version('Two', '2028 Q4', 'Short'),
    ],
    note: 'Nothing else.',
    resolveLink: () => undefined,
  },
};
