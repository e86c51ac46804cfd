export default {
  'two offices, one of them a day behind': {
    heading: 'Half hours that can be had',
    lede: 'Name one of them in your brief. The clocks of both towns change on their own days.',
    question: 'By UTC',
    columns: ['Porto, UTC+0:00', 'Auckland, UTC+12:00', 'Who answers'],
    rows: [
      { label: '04:30', cells: ['04:30', '16:30', 'Somebody in Auckland'] },
      { label: '09:00', cells: ['09:00', '21:00', 'Somebody in Porto'] },
      { label: '22:00', cells: ['22:00', '10:00 the day after', 'Somebody in Auckland'] },
    ],
    href: (page: string) => page,
  },
};
