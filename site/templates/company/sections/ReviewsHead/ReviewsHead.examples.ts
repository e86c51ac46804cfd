const art = { wide: null, phone: null };

export default {
  'with a note on the drawing': {
    headline: '31 reviews from 9 countries',
    lede: 'Four of them say what could have been better, and they stand among the others.',
    note: 'Each stroke is one review, as long as its words.',
    resolveLink: () => undefined,
    art,
  },
};
