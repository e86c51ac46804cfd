const closed = {
  text: 'This role closed on January 31, 2099.',
  link: { label: 'See the roles that are open', page: '/careers/' },
};
const facts = [
  { label: 'Pay before tax', lines: ['EUR 52,000 to 64,000 a year'] },
  { label: 'Place', lines: ['Full time, Porto or Turku'] },
  {
    label: 'Shared with Turku',
    lines: ['09:00 to 15:00, which is 11:00 to 17:00 in Turku: 360 minutes a day'],
    day: { own: { from: 540, to: 1080 }, other: { from: 360, to: 900 } },
  },
  {
    label: 'You would',
    lines: ['Carry the pager one week in eight', 'Retire an alert for each that you add'],
  },
];
const role = { heading: 'Pay, place and hours of role P-1', facts, closes: '2099-01-31', closed };

export default {
  'an open role': { ...role, isClosed: false, resolveLink: (page: string) => page },
  'a role that has closed': {
    ...role,
    heading: 'Pay of the Telecommunication internationalization coordinator',
    isClosed: true,
    resolveLink: (page: string) => page,
  },
};
