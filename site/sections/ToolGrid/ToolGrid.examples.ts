/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';
const tools = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `Tool ${i + 1}`, icon: 'tool' }));
const resolveLink = (page: string) => page;

export default {
  'twenty-four tools': {
    heading: '24 tools & who answers for them',
    lede: 'Two of them are here for old work only.',
    tools: tools(24),
    sprite,
    fact: 'tools',
    resolveLink,
  },
  'seventeen tools, every fifth with a page': {
    kind: 'saws',
    heading: 'Seventeen saws, one of them sharp',
    lede: 'The others are here for old wood.',
    tools: tools(17).map((tool, at) => (at % 5 === 0 ? { ...tool, page: `/saw-${at}/` } : tool)),
    sprite,
    resolveLink,
  },
  'long words, one tool, its page not built': {
    heading: 'Internationalization',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    tools: [{ name: 'Incomprehensibility Kit', icon: 'tool', page: '/kit/' }],
    sprite,
    resolveLink: () => undefined,
  },
};
