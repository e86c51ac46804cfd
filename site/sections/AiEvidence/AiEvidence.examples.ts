const words = {
  heading: 'AI with its working shown',
  text: ['Prompts are scored on stored questions before they ship.', 'We train no models of our own.'],
  link: { label: 'How we use AI', page: '/ai/' },
  resolveLink: (page: string) => page,
};
const long = 'Internationalization';
const run = (title: string, answer: string, note: string) => ({
  title,
  turns: [
    { who: 'Incomprehensibility', text: 'When is the last tram on Sunday?', marked: false },
    { who: 'Assistant', text: answer, marked: true },
  ],
  note,
});
const sheet = {
  title: 'Manual assistant, prompt 2',
  base: '1,412 questions, 30 and 31 December 2025',
  columns: { check: 'Check', before: 'Prompt 1', after: 'Version 3.13', change: 'Difference' },
  checks: [
    { name: 'Acknowledges missing information', before: 150, after: 176 },
    { name: 'Cites its source', before: 1400, after: 1400 },
    { name: 'Answers in time', before: 191, after: 183 },
  ],
  note: 'The slower answers have an owner.',
  demo: true,
};

export default {
  'a test with a result that got worse': { ...words, drawing: 'sheet', sheet },
  'one question, two answers': {
    ...words,
    drawing: 'runs',
    before: run('Prompt 3', 'At 23:40, as on every day.', 'It had read the weekday table.'),
    after: run(`${long} assistant, 30 December`, 'At 22:10.', 'Checked against the table.'),
  },
  'two requests': {
    ...words,
    drawing: 'requests',
    text: 'The depot decides, by counting.',
    requests: ['A bot for complaints', 'Counterrevolutionary incomprehensibilities'].map((asked) => ({
      asked,
      verdict: 'Under review',
      reason: 'The depot answers 14 letters a month.',
    })),
  },
  'long words on indigo, nothing to link to': {
    ...words,
    ground: 'indigo',
    heading: 'Evaluation & responsibility in artificial intelligence',
    text: ['One paragraph that is long enough to show how the measure of the lede holds on every window.'],
    resolveLink: () => undefined,
    drawing: 'sheet',
    sheet,
  },
};
