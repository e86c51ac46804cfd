const logo = (id: string) =>
  `<symbol id="${id}" viewBox="0 0 24 24" fill="currentColor"><path d="M3 3h18v18H3z"/></symbol>`;
const sprite = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg">${logo('tool')}</svg>`)}`;
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
