const resolveLink = (page: string) => page;
const words = {
  heading: 'How you buy it',
  models: 'How you pay',
  plans: 'How much of a person you take',
  phases: 'Four phases, stop after any',
  links: [
    { label: 'Rates and plans', page: '/rates/' },
    { label: 'How we work', page: '/how/' },
  ],
};
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
const note = { short: 'Ask first. Then build.', person: { name: 'Ada Okoro', position: 'Head' } };
const phases = [
  { no: 1, title: 'Ask', weeks: { least: 1, most: 1 } },
  { no: 2, title: 'Draw', weeks: { least: 2, most: 3 } },
  { no: 3, title: 'Build', weeks: { least: 6, most: 12 } },
  { no: 4, title: 'Keep' },
];

export default {
  'three models, three plans, four phases': {
    words,
    resolveLink,
    models: [
      model('retained', 'Retained', 'By the month'),
      model('agreed', 'Agreed', 'By stages'),
      model('counted', 'Counted', 'By the hour'),
    ],
    plans: [
      { id: 'whole', name: 'Whole', hours: '7 hours a day' },
      { id: 'half', name: 'Half', hours: '3 hours a day' },
      { id: 'some', name: 'Some', hours: 'As agreed, 20 hours at least' },
    ],
    phases,
    note,
  },
  'long words, no page built': {
    words: { ...words, heading: 'Contracts & capacities', links: words.links.slice(1) },
    resolveLink: () => undefined,
    models: [model('long', 'Internationalization', 'A responsibility of incomprehensible length')],
    plans: [{ id: 'long', name: 'Telecommunication', hours: 'As many hours as infrastructure takes' }],
    phases: phases.slice(2),
    note,
  },
};
