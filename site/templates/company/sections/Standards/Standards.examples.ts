const resolveLink = (page: string) => page;
const code = {
  name: 'GTIN',
  text: 'Names a product worldwide. It says nothing about its age, so we ask for the date.',
};

export default {
  'three standards': {
    kind: 'standards',
    heading: 'What the till & the shelf must agree on',
    lede: 'No standard says who may change a price.',
    resolveLink,
    entries: [
      code,
      { name: 'EDIFACT', text: 'Carries orders; the [list of codes](/codes/) is each trader’s own.' },
      { name: 'Receipt printers', text: 'Each speaks its own dialect.' },
    ],
  },
  'two, long words': {
    kind: 'standards',
    heading: 'Interoperability & internationalization',
    lede: 'Names of the greatest length stay inside their columns.',
    resolveLink,
    entries: [{ ...code, name: 'Telecommunications' }, code],
  },
};
