const resolveLink = (page: string) => page;

export default {
  'on amber, with its day': {
    headline: ['Ten lighthouses', '& the leaks', 'in each'],
    lede: 'Five criteria decide the order, and the weights stand beside them.',
    action: 'Count with us',
    ground: 'amber',
    dated: { label: 'Updated', day: '2026-11-09', words: 'November 9, 2026' },
    link: { label: 'How we counted the leaks', page: '/method/' },
    art: null,
    resolveLink,
  },
  'on paper, long words, without a day or a link': {
    headline: ['Telecommunication', 'responsibilities', '& internationality'],
    lede: 'A sentence that is long enough to show how the measure of the lede holds beside the picture on windows of every width.',
    action: 'Internationalize',
    art: null,
    resolveLink,
  },
};
