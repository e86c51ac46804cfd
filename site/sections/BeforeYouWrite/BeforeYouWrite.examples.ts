const answer =
  'Yes, with one e-mail before the end of the fifth working day. That week is not invoiced, and whatever was committed to your repository stays there.';
const model = (id: string, name: string, value: string) => ({
  id,
  name,
  icon: 'hammer',
  alt: 'A hammer',
  lines: [
    { label: 'Payment', value },
    { label: 'Agreed', value: 'A list' },
  ],
});
const phases = [
  { title: 'Ask', weeks: '1 week' },
  { title: 'Draw', weeks: '2–3 weeks' },
  { title: 'Build', weeks: '6–12 weeks' },
  { title: 'Keep', weeks: 'Ongoing' },
];
const words = {
  heading: 'Before you decide',
  models: 'How you pay',
  price: 'From {rate} a day',
  pricing: { label: 'Rates', page: '/rates/' },
  plans: 'How much of a person you take',
  phases: 'Four phases',
  articles: 'To read',
  blog: { label: 'All notes', page: '/notes/' },
};
const whole = {
  words,
  questions: [
    { question: 'Can we stop after the trial week?', answer },
    { question: 'Who owns the code?', answer: `${answer} ${answer}` },
    { question: 'Which hours do you share with North America and Europe?', answer },
  ],
  models: [
    model('retained', 'Retained', 'By the month'),
    model('agreed', 'Agreed', 'By stages'),
    model('counted', 'Counted', 'By the hour'),
  ],
  price: { rate: 'EUR 400', record: 'rates' },
  note: { short: 'Ask first. Then build.', person: { name: 'Ada Okoro', position: 'Head' } },
  posts: [
    { title: 'What a wet week taught us about offline work', category: 'Engineering', page: '/notes/rain/' },
    { title: 'Internationalization & accessibility', category: 'Hiring', page: '/notes/words/' },
  ],
  resolveLink: (page: string) => page,
};

export default {
  'signed, with two posts': whole,
  'plans and phases, no page built': {
    ...whole,
    note: undefined,
    plans: [
      { id: 'whole', name: 'Whole', hours: '7 hours a day' },
      { id: 'half', name: 'Telecommunication', hours: 'As many hours as infrastructure takes' },
      { id: 'some', name: 'Some', hours: 'As agreed, 20 hours at least' },
    ],
    phases,
    resolveLink: () => undefined,
  },
};
