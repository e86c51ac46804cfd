const part = (label: string, amount: number) => ({ label, amount, text: 'Painted twice.' });
const words = {
  heading: 'What a tram stop costs',
  lede: 'A roof, a bench and a clock in six weeks.',
  currency: 'EUR',
  caption: 'Fixed, before tax, 2025',
  columns: { part: 'Part', amount: 'EUR' },
  sum: 'Fixed price',
  note: 'See [how we price](/pricing/).',
  demo: true,
};

export default {
  'three parts': {
    ...words,
    lines: [part('Roof', 9400), part('Bench', 1200), part('Clock', 600)],
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    ...words,
    heading: 'Internationalization & incomprehensibility',
    lines: [part('Counterrevolutionary incomprehensibilities', 124_000), part('Two', 1), part('Three', 2)],
    resolveLink: () => undefined,
  },
};
