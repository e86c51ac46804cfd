const resolveLink = (page: string) => page;

export default {
  'six entries': {
    heading: 'What you can count on',
    lede: 'Six habits, and one of them makes us slower than others.',
    resolveLink,
    entries: [
      { icon: 'pen-tool', title: 'One room', text: 'Whoever drew it sits beside whoever ships it.' },
      {
        icon: 'clock',
        title: 'An hour to answer',
        text: 'On weekdays, from nine to six.',
        page: '/hours/',
        fact: 'answers',
      },
      { icon: 'git-pull-request', title: 'Your repository', text: 'From the first commit.' },
      {
        icon: 'gauge',
        title: 'Budgets for speed',
        text: 'A change that breaks one is not merged until somebody has signed for it.',
      },
      { icon: 'shield-check', title: 'Two pairs of eyes', text: 'On each change.' },
      { icon: 'receipt-text', title: 'A bill you can read', text: 'By task and by name.' },
    ],
  },
  'long words, an odd number, going on from above': {
    heading: 'Internationalization & accessibility',
    lede: 'Words of the greatest length stay inside their columns.',
    continues: true,
    resolveLink: () => undefined,
    entries: [
      { icon: 'clock', title: 'Counterrevolutionary incomprehensibility', text: 'Short.', page: '/none/' },
      {
        icon: 'gauge',
        title: 'Short',
        text: 'A text that uses all the space it is given, so that it breaks over several lines and the next entry still starts on its own.',
      },
      { icon: 'shield-check', title: 'Third', text: 'Alone in its row.' },
    ],
  },
  'one entry': {
    heading: 'One reason',
    lede: 'It is enough.',
    resolveLink,
    entries: [{ icon: 'clock', title: 'On time', text: 'Since spring.' }],
  },
};
