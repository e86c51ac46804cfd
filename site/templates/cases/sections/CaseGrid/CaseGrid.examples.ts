import { exampleCase } from '../../../../pictures/exampleCase.ts';

const card = (name: string) => ({
  ...exampleCase(name, { width: 427, height: 420 }),
  tags: { service: 'sails', industry: 'fishing', platform: 'wood' },
});
const cards = (count: number) => Array.from({ length: count }, (_, at) => card(`Boat ${at + 1}`));
const normal = {
  heading: 'All boats',
  shown: '{shown} of {total} shown',
  more: 'Show the other {rest}',
  cards: cards(7),
  resolveLink: (page: string) => page,
};

export default {
  'seven cards': normal,
  'twelve cards, two of them later': { ...normal, cards: cards(12) },
  'one card, long words, page not built': {
    ...normal,
    cards: [card('Hydrographic recalculations')],
    resolveLink: () => undefined,
  },
};
