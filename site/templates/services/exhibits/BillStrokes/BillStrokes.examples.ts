const item = (name: string, before: number, after: number) => ({
  icon: 'paint-bucket',
  name,
  before,
  after,
  text: 'By the litre.',
});
const words = {
  heading: 'What a depot spends on paint',
  lede: 'One stroke is EUR 100.',
  each: 100,
  currency: 'EUR',
  columns: { item: 'Line', before: '2024', after: '2025' },
  sum: 'A month',
  note: 'See [all figures](/figures/).',
  demo: true,
};

export default {
  'three lines': {
    ...words,
    items: [item('Red', 30, 21), item('Blue', 12, 12), item('Brushes', 9, 0)],
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    heading: 'Internationalization & incomprehensibility',
    items: [item('Counterrevolutionaries', 60, 1), item('Two', 1, 1), item('Three', 2, 4)],
    resolveLink: () => undefined,
  },
};
