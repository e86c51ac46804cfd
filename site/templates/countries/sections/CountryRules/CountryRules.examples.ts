const rule = (title: string, text: string, change: string) => ({ title, text, change });

export default {
  'three rules, one with a source': {
    heading: 'Three rules & what each does to a build',
    lede: 'We are gardeners, so ask a lawyer.',
    change: 'In the garden',
    rules: [
      rule(
        'Ponds have fences',
        'A pond deeper than 20 cm needs a fence ([pond act, 2024](https://pond.example/)).',
        'Ours are 19 cm deep.',
      ),
      rule('Hedges stop at two metres', 'Nobody measures them in June.', 'We cut in May.'),
      rule('Bees & neighbours', 'Tell them first.', 'The letter is written for you.'),
    ],
    resolveLink: (page: string) => page,
  },
  'six rules of long words': {
    heading: 'Internationalization of telecommunication responsibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    change: 'In the documentation',
    rules: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) =>
      rule(
        `${name} counterrevolutionary incomprehensibility`,
        'A text of some length says what holds and since when, and for whom it holds, so that it breaks over three or four lines in its column.',
        'A sentence of some length says what is done about it in the work.',
      ),
    ),
    resolveLink: () => undefined,
  },
};
