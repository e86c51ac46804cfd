const normal = {
  heading: 'What runs in the boat & what on the quay',
  text: [
    'The tide is calculated on the phone, because a boat has no signal.',
    'See [the harbour](/harbour/).',
  ],
  tools: [
    { name: 'React Native', icon: 'react' },
    { name: 'SQLite', icon: 'sqlite' },
  ],
  sprite: '',
  resolveLink: (page: string) => page,
};

export default {
  normal,
  'one tool, page not built': { ...normal, tools: normal.tools.slice(0, 1), resolveLink: () => undefined },
};
