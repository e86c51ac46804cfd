const row = (title: string, text: string, when: string) => ({ title, text, when });

export default {
  'four rows': {
    heading: 'What you hold & when',
    rows: [
      row('A plan', 'One page, with what it leaves out.', 'Week 1'),
      row('A prototype', 'On your own phone.', 'Week 3'),
      row('A release', 'In both stores, for a few people first.', 'Week 8'),
      row('Keys & notes', 'Tried by somebody else.', 'At any exit'),
    ],
  },
  'long words, one row': {
    heading: 'Internationalization of interfaces',
    rows: [
      row(
        'Counterrevolutionary incomprehensibility',
        'A text that uses all the space it is given, so that it breaks over several lines and the columns beside it stay where they are.',
        'From week 12 to 14',
      ),
    ],
  },
};
