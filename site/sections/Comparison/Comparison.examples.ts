const row = (label: string, ...cells: string[]) => ({ label, cells });

export default {
  'three ways, ours in the middle': {
    kind: 'comparison',
    heading: 'Own, rented & borrowed',
    columns: { labels: ['Own', 'Rented', 'Borrowed'], ours: 2 },
    rows: [
      row('Time to start', '6 weeks', '2 weeks', 'A day'),
      row('If it breaks', 'You repair it', 'We repair it', 'You apologize'),
      row('After ten years', 'Yours', 'Ours', 'Forgotten'),
    ],
  },
  'two ways, long words, a lede': {
    kind: 'comparison',
    heading: 'Telecommunication responsibilities & internationalization',
    lede: 'A lede says who should choose what.',
    columns: { labels: ['Internationalization', 'Telecommunications'], ours: 1 },
    rows: [
      row(
        'Responsibilities of subcontractors',
        'A cell may hold sixty characters, which is two or three lines',
        'Short',
      ),
      row('Short', 'Short', 'Short'),
      row('Incomprehensibilities', 'Counterrevolutionaries', 'Short'),
    ],
  },
};
