const industry = (id: string, name: string, text: string, standards: string) => ({
  id,
  name,
  text,
  standards,
  page: `/${id}/`,
});

export default {
  'two industries, linked': {
    heading: 'Trades we know from inside',
    href: (page: string) => page,
    industries: [
      industry('a-ports', 'Ports', 'Berths, cranes and the tide table.', 'EDIFACT messages, AIS positions.'),
      industry('a-bakeries', 'Bakeries', 'What is ready at which minute.', 'Scales on a serial cable.'),
    ],
  },
  'the second group of a table, long words': {
    heading: 'Internationalization & accessibility of industries',
    href: () => undefined,
    continues: true,
    industries: [
      industry(
        'b-long',
        'Telecommunication',
        'A sentence that fills the space it is given, with an incomprehensibly long compound word near the end of it.',
        'Standards of the greatest length, for people who read every line of a table to the end.',
      ),
    ],
  },
};
