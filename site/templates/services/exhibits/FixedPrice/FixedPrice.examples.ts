const entry = (title: string) => ({ icon: 'bell', title, text: 'The depot hears of it first.' });

export default {
  'three parts': {
    heading: 'What a bell costs',
    problem: 'Drivers shout at the corner.',
    limit: { heading: 'When a whistle is enough', text: 'On one line, take a [whistle](/whistle/).' },
    currency: 'USD',
    amount: 1240,
    terms: 'The sum holds a spare clapper.',
    unit: 'One square is one day of work',
    parts: [
      { label: 'Casting', days: 9 },
      { label: 'Hanging', days: 3 },
      { label: 'Tuning', days: 6 },
    ],
    note: 'The foundry is paid [by the town](/town/).',
    effects: { heading: 'What changes', entries: [entry('Less noise'), entry('Fewer letters')] },
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    heading: 'Internationalization & accessibility',
    problem: 'A text that uses all the space it is given, so that it breaks over several lines.',
    limit: { heading: 'Incomprehensibilities', text: 'A [limit](/nowhere/).' },
    currency: 'CAD',
    amount: 1234567,
    terms: 'A text that breaks over several lines beside its table.',
    unit: 'One square is one incomprehensibility',
    parts: [
      { label: 'Counterrevolutionaries and their internationalization', days: 40 },
      { label: 'Two', days: 1 },
      { label: 'Three', days: 1 },
    ],
    note: 'A [note](/nowhere/).',
    effects: { heading: 'Effects', entries: [entry('Counterrevolutionaries'), entry('Two')] },
    resolveLink: () => undefined,
  },
};
