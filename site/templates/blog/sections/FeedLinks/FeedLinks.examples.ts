const addresses = { atom: '/feed.xml', json: '/feed.json' };

export default {
  usual: {
    heading: 'Hear of it & leave no address',
    lede: 'Six posts a year. Nobody counts who opens them.',
    atom: { label: 'The Atom feed', text: 'For every reader since 2005.' },
    json: { label: 'The JSON Feed', text: 'The same entries for programs of your own.' },
    addresses,
  },
  'long words': {
    heading: 'Intergovernmental correspondence',
    lede: 'In two forms, both with the hydrographic administration’s written consent.',
    atom: { label: 'Telecommunication in Atom', text: 'Incomprehensibilities, enumerated in XML.' },
    json: { label: 'Telecommunication in JSON', text: 'Incomprehensibilities, enumerated in braces.' },
    addresses,
  },
};
