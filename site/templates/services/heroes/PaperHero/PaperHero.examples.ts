const passage = (text: string, note?: string, heading?: string) => ({
  text,
  ...(note && { note }),
  ...(heading && { heading }),
});
const answers = [
  { label: 'First memo', value: 'Day 4' },
  { label: 'Length', value: 'Ten days' },
];

export default {
  'two pages with notes': {
    headline: 'Tram consulting for towns without trams',
    lede: 'Ten days, and a memo that any builder may use.',
    action: 'Ask us',
    link: { label: 'What it costs', page: '/costs/' },
    answers,
    document: {
      title: 'Memo for the harbour line',
      caption: 'Pages 3 and 4 of a memo.',
      pages: [
        {
          number: 3,
          passages: [
            passage('Nine of 14 passengers walk.', 'Ask the other five why.', 'What we heard'),
            passage('The hill is the reason.'),
          ],
        },
        { number: 4, passages: [passage('One line, uphill.', 'And down?'), passage('No bell yet.')] },
      ],
    },
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    headline: 'Internationalized incomprehensibility consulting',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the pages.',
    action: 'Ask us',
    link: { label: 'What it costs', page: '/costs/' },
    answers,
    document: {
      title: 'Counterrevolutionary incomprehensibilities, a memorandum',
      caption:
        'A caption that is long enough to break over two lines in most windows, whatever stands beside it.',
      pages: [
        {
          number: 99,
          passages: [passage('Internationalization.', 'Incomprehensibilities?'), passage('Two.')],
        },
        { number: 100, passages: [passage('Three.'), passage('Four.')] },
      ],
    },
    resolveLink: () => undefined,
  },
};
