/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';

const tools = (...names: string[]) => names.map((name) => ({ name, icon: 'tool' }));

export default {
  'three groups': {
    heading: 'Tools we know by heart',
    sprite,
    groups: [
      { name: 'Front end', items: tools('React', 'Next.js', 'Vue', 'Angular', 'TypeScript') },
      { name: 'Mobile', items: tools('Swift', 'Kotlin') },
      { name: 'Data', items: tools('PostgreSQL') },
    ],
  },
  'a heading with an ampersand, long names, one group': {
    heading: 'Languages & frameworks that somebody here has shipped with',
    sprite,
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
