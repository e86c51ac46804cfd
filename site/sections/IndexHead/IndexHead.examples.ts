export default {
  normal: {
    headline: ['Boats, with', 'their draughts'],
    lede: 'Forty boats, each with its number and the year it was measured.',
  },
  'long words, one line': { headline: ['Hydrographic indices'], lede: 'One.' },
};
