const request = (asked: string, verdict: string) => ({
  asked,
  verdict,
  reason: 'The depot answers 14 letters a month.',
});

export default {
  'three requests': {
    heading: 'What a model does for a tram',
    text: 'The depot decides, by counting.',
    link: { label: 'How we use AI', page: '/ai/' },
    requests: [request('A bot for complaints', 'No'), request('A forecast of snow', 'Later')],
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    heading: 'Internationalization & responsibility',
    text: 'A text that uses all the space it is given, so that it breaks over several lines.',
    link: { label: 'How we use AI', page: '/ai/' },
    requests: [request('Counterrevolutionary incomprehensibilities', 'Under review'), request('Two', 'No')],
    resolveLink: () => undefined,
  },
};
