const resolveLink = (page: string) => page;
const entry = (icon: string, title: string, text = 'Signed at hour 0, before you say anything.') => ({
  icon,
  title,
  text,
});
const long = entry(
  'gauge',
  'Counterrevolutionary incomprehensibility',
  'A text that uses all the space it is given, so that it breaks over several lines and the next entry starts on its own.',
);
const linked = { ...entry('clock', 'An hour to answer'), page: '/hours/', fact: 'answers' };
const call = { href: 'tel:+16045550100', label: '+1 604 555 0100' };
const mail = { href: 'mailto:a@agency.example', label: 'a-very-long-address-of-people@agency.example' };

export default {
  'six entries': {
    kind: 'why-choose-us',
    heading: 'What you can count on',
    lede: 'Six habits, and one of them makes us slower than others.',
    resolveLink,
    entries: [
      entry('pen-tool', 'One room'),
      linked,
      entry('git-pull-request', 'Your repository'),
      long,
      entry('shield-check', 'Two pairs of eyes'),
      entry('receipt-text', 'A bill you can read'),
    ],
  },
  'long words, an odd number, going on from above': {
    kind: 'why-choose-us',
    heading: 'Internationalization & accessibility',
    lede: 'Words of the greatest length stay inside their columns.',
    continues: true,
    resolveLink: () => undefined,
    entries: [long, linked, entry('shield-check', 'Third')],
  },
  'one entry': {
    kind: 'why-choose-us',
    heading: 'One reason',
    lede: 'It is enough.',
    resolveLink,
    entries: [linked],
  },
  'in rows': {
    kind: 'why-choose-us',
    layout: 'rows',
    heading: 'Recommendations & responsibilities',
    lede: 'A sentence that is long enough to show how the lede runs in the narrow column.',
    resolveLink,
    entries: [long, entry('wallet', 'Telecommunication & infrastructure')],
  },
  'five badges': {
    layout: 'badges',
    kind: 'trust-badges',
    heading: 'Five promises & their small print',
    resolveLink,
    entries: [
      linked,
      entry('shield-check', '100% secured'),
      entry('mail-x', 'Zero spam guaranteed'),
      entry('badge-check', 'Internationalization', 'ISO/IEC 27001:2022, number 0417, software development'),
      entry('life-buoy', '24/7 support'),
    ],
  },
  'three pages to read': {
    layout: 'teasers',
    kind: 'case-teasers',
    heading: 'What became of three other briefs',
    resolveLink,
    entries: ['Cold chain', 'Telecommunication', 'Naps'].map((title) => ({
      title,
      note: 'Pallets nobody could place: 31 to 4 a night',
      text: 'A sentence on what was built and for whom.',
      page: '/case-studies/one/',
    })),
  },
  'two contacts': {
    layout: 'contacts',
    kind: 'contact-items',
    heading: 'Two inboxes & who reads them',
    resolveLink,
    entries: [
      { ...entry('messages-square', 'Projects'), addresses: [mail, call] },
      { ...entry('briefcase', 'Jobs'), addresses: [{ ...mail, href: 'mailto:b@agency.example' }, call] },
    ],
  },
};
