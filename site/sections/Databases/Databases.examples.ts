/** The gallery holds the symbol that examples show as a logo. */
const sprite = '';
const labels = { take: 'Take it for', leave: 'Not for' };
const database = (name: string, text: string, take: string, leave: string) => ({
  name,
  icon: 'tool',
  text,
  take,
  leave,
});

export default {
  'five databases': {
    heading: 'Which shelf is right for what',
    lede: 'Most shops need the first one and nothing else for years.',
    labels,
    sprite,
    databases: [
      database('Drawer', 'One kind of thing in each.', 'Spoons, forks and knives.', 'A bicycle.'),
      database('Box', 'Whatever fits, in any order.', 'What you carry up once a year.', 'Keys.'),
      database('Rack', 'Rows that everybody can read from the door.', 'Shoes.', 'Soup.'),
      database(
        'Cabinet',
        'Drawers, a rack and a board in one piece, so that one lock closes all of them.',
        'A workshop whose owner cannot say yet what will be made there.',
        'One person with one screwdriver; a pocket is enough.',
      ),
      database('Compost', 'Finds what is near it.', 'What smells alike.', 'An exact weight.'),
    ],
  },
  'long words, one database': {
    heading: 'Internationalization & accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines on a phone.',
    labels: { take: 'Incomprehensibilities', leave: 'Counterrevolutionaries' },
    sprite,
    databases: [database('Telecommunicationsdb', 'Short.', 'Short.', 'Internationalization.')],
  },
};
