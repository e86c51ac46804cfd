const names = ['Fastnet', 'Skerry', 'Eddy', 'Low'];
const strip = (name: string, weight: number, marks: readonly number[]) => ({
  name,
  weight,
  marks: names.map((company, at) => ({ id: company.toLowerCase(), name: company, mark: marks[at] ?? 0 })),
});
const resolveLink = (page: string) => page;

export default {
  'three strips, one leader is the discussed one, two are equal': {
    heading: 'Four lighthouses on three strips',
    lede: 'A stroke is a lighthouse at its mark. Skerry is named in every strip.',
    spread: '{weight} points, marks {low} to {high}',
    note: 'Where the strip is wide, [climb the stairs](/method/) before you choose.',
    strips: [
      strip('Light', 50, [9.5, 7, 7, 5]),
      strip('Stairs', 30, [6, 8.5, 6, 6]),
      strip('Keeper', 20, [8, 4, 9, 6.5]),
    ],
    discussed: 'skerry',
    resolveLink,
  },
  'long words, all marks alike': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    spread: '{weight} points of all the points there are, marks {low} to {high}',
    note: 'A note.',
    strips: [
      {
        name: 'Counterrevolutionaries & telecommunication',
        weight: 100,
        marks: ['Internationalizations', 'Short'].map((name) => ({ id: name, name, mark: 10 })),
      },
    ],
    discussed: 'Short',
    resolveLink: () => undefined,
  },
};
