const turn = (who: string, text: string, marked = false) => ({ who, text, marked });
const resolveLink = (page: string) => page;

export default {
  'one question, two answers': {
    heading: 'A model answers for the tram',
    text: ['It quotes the timetable, or it hands over.', 'We train no model of our own.'],
    link: { label: 'How we use AI', page: '/ai/' },
    before: {
      title: 'Prompt 3',
      turns: [
        turn('Passenger', 'When is the last tram on Sunday?'),
        turn('Assistant', 'At 23:40, as on every day.', true),
      ],
      note: 'It had read the weekday table.',
    },
    after: {
      title: 'Prompt 4',
      turns: [
        turn('Passenger', 'When is the last tram on Sunday?'),
        turn('Assistant', 'At 22:10, says table 4 of 2026.', true),
      ],
      note: 'Checked against the table.',
    },
    resolveLink,
  },
  'long words on indigo, nothing to link to': {
    ground: 'indigo' as const,
    heading: 'Internationalization & responsibility',
    text: ['One paragraph that is long enough to show how the measure of the lede holds on every window.'],
    link: { label: 'How we use AI', page: '/ai/' },
    before: {
      title: 'Internationalization assistant, 30 December',
      turns: [turn('Incomprehensibility', 'Counterrevolutionaries?'), turn('Assistant', 'No.')],
      note: 'A note.',
    },
    after: {
      title: 'Two',
      turns: [turn('Incomprehensibility', 'Counterrevolutionaries?'), turn('Assistant', 'Yes.', true)],
      note: 'A note.',
    },
    resolveLink: () => undefined,
  },
};
