const picture = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  width: 208,
  height: 164,
};

export default {
  'three categories, the second one linked': {
    heading: 'Three coasts, ranked',
    lede: 'One list can be read.',
    others: 'What we look for in the others',
    rows: [
      { category: 'north', name: 'North', text: 'Cold. The lamps are good there.', href: undefined, picture },
      {
        category: 'south',
        name: 'South & the islands',
        text: 'Warm, and the stairs are worn by visitors.',
        state: '10 lighthouses',
        href: '/south/',
        picture,
      },
      { category: 'west', name: 'West', text: 'Wet.', href: undefined, picture },
    ],
  },
  'one category, long words': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    others: 'What we look for in the others',
    rows: [
      {
        category: 'long',
        name: 'Internationalization responsibilities',
        text: 'A text that uses all the space it is given, so that it breaks over several lines beside the name of the category and its picture.',
        state: '10 companies, updated on a day with a long name',
        href: '/long/',
        picture,
      },
    ],
  },
};
