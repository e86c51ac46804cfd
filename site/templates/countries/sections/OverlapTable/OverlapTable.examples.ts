const span = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const hours = (from: number, to: number, shared: number) => ({
  span: span(from, to),
  sharedMinutes: shared * 60,
});
const columns = { place: 'City', day: '24 hours there', shared: 'Shared with {city}' };

export default {
  'two cities, two offices': {
    heading: 'Which hours you share & with whom',
    lede: 'Thick lines are shared. Sydney sleeps.',
    columns,
    months: ['January', 'July'],
    offices: ['Tartu', 'Halifax'],
    places: [
      {
        city: 'Oslo',
        country: 'Norway',
        own: span(9, 17),
        months: [
          [hours(7.5, 15, 6), hours(15, 26, 2)],
          [hours(8.5, 16, 7), hours(16, 27, 1)],
        ],
      },
      {
        city: 'Suva',
        country: 'Fiji',
        own: span(8, 16.5),
        months: [
          [hours(17, 25, 0), hours(2, 11, 3)],
          [hours(18, 26, 0), hours(3, 12, 4)],
        ],
      },
    ],
    note: 'Holidays are not in the table.',
  },
  'one city with a long name, one office': {
    heading: 'Internationalization of responsibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    columns,
    months: ['February', 'September'],
    offices: ['Llanfairpwllgwyngyll'],
    places: [
      {
        city: 'Ouagadougou',
        country: 'Papua New Guinea',
        own: span(9, 17),
        months: [[hours(7.5, 15.5, 6.5)], [hours(8.5, 16.5, 7.5)]],
      },
    ],
    note: 'A note.',
  },
};
