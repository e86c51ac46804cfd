const figure = (id: string, value: string, label: string, base: string) => ({ id, value, label, base });
const resolveLink = (page: string) => page;

export default {
  'six figures, linked to their definitions': {
    heading: 'The agency in six figures',
    resolveLink,
    figures: [
      figure('year', '2001', 'our first year', 'With one office and four people.'),
      figure('launches', '48+', 'launches', 'On a public address or in a store.'),
      figure('repeat', '71%', 'repeat business', '27 of 38 clients ordered a second project.'),
      figure('spin-offs', '9', 'spin-offs', 'Sold to their teams since 2010.'),
      figure('staff', '140+', 'staff', 'Employed, without contractors.'),
      figure('success', '99.8%', 'accepted work', 'Of 3,100 tickets in four years.'),
    ],
  },
  'long words, definitions not built yet': {
    heading: 'Figures & bases',
    resolveLink: () => undefined,
    figures: [
      figure(
        'internationalization',
        '1,250+',
        'internationalization reviews',
        'Counted per language and per release, including those that found nothing.',
      ),
      figure('two', '3', 'offices', 'One lease each.'),
    ],
  },
  'one figure': {
    heading: 'One figure',
    resolveLink,
    figures: [figure('one', '12', 'ports', 'All on one coast.')],
  },
};
