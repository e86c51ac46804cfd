const table = {
  heading: 'What the pier pays',
  lede: 'A level is agreed before the offer and looked at again in April; the [page for jobs](/careers/) says more.',
  heads: ['Level', 'What shows it', 'EUR a year'],
  levels: [
    { name: 'Level 1', means: 'You sail with a second person.', amounts: ['52,000–58,000'] },
    { name: 'Level 2', means: 'You sail alone, in fog as well.', amounts: ['58,000–64,000'] },
  ],
  benefits: {
    heading: 'What comes with it',
    list: [
      { title: 'A coat', text: 'Two coats, one of them dry, replaced every second winter.' },
      { title: 'Telecommunication internationalization', text: 'One course a year, with the week it takes.' },
    ],
  },
  resolveLink: (page: string) => page,
};

export default {
  'two levels': table,
  'two currencies': {
    ...table,
    heads: [...table.heads, 'CAD a year'],
    levels: table.levels.map((level) => ({ ...level, amounts: [...level.amounts, '78,000–86,000'] })),
  },
};
