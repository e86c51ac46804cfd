const week = (title: string) => ({
  title,
  text: 'A sentence on what happens there, and one on who looks at it on Friday.',
});

export default {
  'four weeks': {
    heading: 'The first month: from the harbour map to a ferry of your own',
    lede: 'Ana Lima sits beside you for the first ten days. A stroke is a working day.',
    weeks: [
      week('A build that runs'),
      week('One timetable repaired'),
      week('A morning at the pier'),
      week('Telecommunication responsibilities'),
    ],
  },
};
