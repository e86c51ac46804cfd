/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';
const tools = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `Tool ${i + 1}`, icon: 'tool' }));

export default {
  'twenty-four tools': {
    heading: '24 tools & who answers for them',
    lede: 'Two of them are here for old work only.',
    tools: tools(24),
    sprite,
    fact: 'tools',
  },
  'long words, one tool': {
    heading: 'Internationalization',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    tools: [{ name: 'Incomprehensibility Kit', icon: 'tool' }],
    sprite,
  },
};
