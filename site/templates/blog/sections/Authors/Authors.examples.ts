const tile =
  'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');

export default {
  'two people, one with several posts': {
    heading: 'Who writes & what else they do',
    lede: 'Each of them works on projects in the hours between.',
    people: [
      {
        name: 'Ana Lima',
        position: 'Tester',
        place: 'Porto',
        note: 'How a test lies; Names',
        tile,
        tileAlt: 'A drawn tile',
      },
      {
        name: 'Rui Alves',
        position: 'Engineer',
        place: 'Porto',
        note: 'Deleting code',
        tile,
        tileAlt: 'A drawn tile',
      },
    ],
  },
};
