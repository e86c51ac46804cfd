const resolveLink = (page: string) => page;
const code = { name: 'GTIN', text: 'Names a product worldwide. It says nothing about its age.' };

export default {
  'three standards, two notes': {
    heading: 'What the till and the shelf agree on',
    standards: [
      code,
      { name: 'EDIFACT', text: 'Carries orders; the [list of codes](/codes/) is each trader’s own.' },
      { name: 'Internationalization', text: 'Each printer speaks its own dialect.' },
    ],
    compliance: {
      heading: 'Rules and who answers for them',
      notes: [
        { title: 'Where it rests', text: 'In one region. The [list](/list/) names who may read it.' },
        { title: 'What is erased', text: 'Counts after seven years.', fact: 'example' },
      ],
    },
    resolveLink,
  },
};
