const columns = [3, 5, 4, 6, 7, 9, 8, 10].map((filled, at) => ({ filled, hollow: 8 - at }));

const normal = {
  heading: 'Departures, week by week',
  alt: 'Eight columns of dots; the filled ones grow from three to ten a week.',
  source: 'Counted by the harbour office from its own log, boats under 12 metres only.',
  filled: 'asked the phone',
  hollow: 'asked the wall',
  unit: 'Week',
  ends: ['6 May', '30 June'],
  columns,
  note: 'In the third week the bar was closed for dredging.',
  numbersLabel: 'The weeks in numbers',
  figures: [
    { value: '15', text: 'groundings in 2024, 97 the year before' },
    { value: '40', text: 'skippers read it daily, of 52' },
  ],
};

export default {
  normal,
  'many columns, long words': {
    ...normal,
    heading: 'Circumnavigational misjudgements per administrative week',
    columns: [...columns, ...columns, ...columns],
    filled: 'hydrographically recalculated',
  },
};
