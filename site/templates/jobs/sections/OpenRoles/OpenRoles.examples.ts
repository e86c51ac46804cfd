const words = {
  id: 'open-roles',
  heading: 'Open roles & their closing days',
  lede: 'A role leaves this list on the day after it closes.',
  empty: {
    title: 'No role is open today.',
    text: 'Write to [people@agency.example](mailto:people@agency.example) all the same.',
  },
  resolveLink: (page: string) => page,
};
const role = (title: string, reference: string) => ({
  title,
  terms: 'Full time, Porto or Turku',
  pay: ['EUR 52,000 to 64,000 a year'],
  summary: 'The pager rang on four of 30 nights. Your first task is three.',
  closes: '2099-01-31',
  closesInWords: 'Closes on January 31, 2099',
  page: '/careers/',
  more: `Month, task and pay of ${reference}`,
  apply: { label: `Apply with reference ${reference}`, href: 'mailto:people@agency.example' },
});

export default {
  'two roles': {
    ...words,
    roles: [
      role('Reliability engineer', 'P-1'),
      { ...role('Tester', 'P-2'), pay: ['EUR 3,100 a month', 'CAD 4,600 a month'] },
    ],
  },
  'one role of long words': {
    ...words,
    id: 'long-words',
    roles: [role('Telecommunication internationalization coordinator', 'LONG-REFERENCE-1')],
  },
  'no role': { ...words, id: 'no-role', roles: [] },
};
