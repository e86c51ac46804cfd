/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';

const tools = (...names: string[]) => names.map((name) => ({ name, icon: 'tool' }));
const resolveLink = (page: string) => page;

export default {
  'rows, one of long names': {
    layout: 'rows',
    heading: 'Languages & frameworks that somebody here has shipped with',
    sprite,
    resolveLink,
    groups: [
      { name: 'Front end', items: tools('React', 'Next.js').map((tool) => ({ ...tool, page: '/tool/' })) },
      {
        name: 'Continuous integration',
        items: tools('A tool of many letters', 'OpenTelemetry Collector', 'Kubernetes', 'Terraform'),
      },
    ],
  },
  'two groups': {
    heading: 'Tools for this work',
    sprite,
    resolveLink,
    groups: [
      { name: 'Front end', items: tools('React', 'Next.js', 'Vue', 'TypeScript') },
      { name: 'Mobile', items: tools('Swift', 'Kotlin').map((tool) => ({ ...tool, page: '/swift/' })) },
    ],
  },
  'one group, a heading with an ampersand, long names': {
    heading: 'Languages & frameworks',
    sprite,
    resolveLink,
    groups: [
      {
        name: 'Operation',
        items: tools('OpenTelemetry Collector', 'A tool of many letters', 'Kubernetes', 'Terraform'),
      },
    ],
  },
};
