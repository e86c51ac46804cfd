const addresses = { rss: '/feed.xml', json: '/feed.json' };

export default {
  usual: {
    heading: 'Hear of it & leave no address',
    lede: 'Six posts a year. Nobody counts who opens them.',
    rss: { label: 'The RSS feed', text: 'For every reader since 2002.' },
    json: { label: 'The JSON Feed', text: 'The same entries for programs of your own.' },
    addresses,
  },
  'long words': {
    heading: 'Intergovernmental correspondence',
    lede: 'In two forms, both with the hydrographic administration’s written consent.',
    rss: { label: 'Telecommunication in RSS', text: 'Incomprehensibilities, enumerated in XML.' },
    json: { label: 'Telecommunication in JSON', text: 'Incomprehensibilities, enumerated in braces.' },
    addresses,
  },
};
