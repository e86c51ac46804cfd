/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';

const tools = (...names: string[]) => names.map((name) => ({ name, icon: 'tool' }));
const resolveLink = (page: string) => page;

export default {
  'three groups': {
    heading: 'Tools we know by heart',
    sprite,
    resolveLink,
    groups: [
      { name: 'Front end', items: tools('React', 'Next.js', 'Vue', 'Angular', 'TypeScript') },
      { name: 'Mobile', items: tools('Swift', 'Kotlin') },
      { name: 'Data', items: tools('PostgreSQL') },
    ],
  },
  'two tools with a page': {
    heading: 'Tools with a page of their own',
    sprite,
    resolveLink,
    groups: [
      {
        name: 'Mobile',
        items: tools('Swift', 'Kotlin', 'Flutter').map((tool, at) =>
          at < 2 ? { ...tool, page: `/${tool.name}/` } : tool,
        ),
      },
    ],
  },
  'a heading with an ampersand, long names, one group': {
    heading: 'Languages & frameworks that somebody here has shipped with',
    sprite,
    resolveLink,
    groups: [
      {
        name: 'Continuous integration',
        items: tools(
          'A tool of many letters',
          'Kubernetes',
          'OpenTelemetry Collector',
          'Terraform',
          'Ansible',
        ),
      },
    ],
  },
};
