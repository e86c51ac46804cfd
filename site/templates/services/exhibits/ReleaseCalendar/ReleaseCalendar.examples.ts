const effect = (title: string) => ({
  icon: 'bell',
  title,
  text: 'The harbour master can test it before the season.',
});
const words = { worked: 'days painted', waited: 'days drying', kept: 'Stays ashore if late' };
const stage = (dates: string, days: number, worked: number[]) => ({
  dates,
  title: 'Paint the hull',
  text: 'Two coats, with a dry day between them.',
  leaves: 'The second flag.',
  days,
  worked,
});

export default {
  'three weeks in two stages': {
    heading: 'Three weeks before the regatta',
    lede: 'One stroke is one weekday.',
    words,
    stages: [stage('2–13 May', 10, [1, 3, 10]), stage('16–18 May', 3, [1, 2, 3])],
    note: 'The tide chose the [date](/tide/).',
    effects: [effect('It floats'), effect('It is blue'), effect('It wins')],
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    heading: 'Internationalization of incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    words: {
      worked: 'incomprehensibly worked weekdays',
      waited: 'weekdays of uncharacteristic waiting',
      kept: 'Counterrevolutionaries stay ashore',
    },
    stages: [
      stage('29 September – 31 December', 40, [1, 2, 40]),
      { ...stage('1 January', 1, [1]), title: 'Internationalization of everything' },
    ],
    note: 'A note.',
    effects: [effect('Internationalization'), effect('Two'), effect('Three'), effect('Four')],
    resolveLink: () => undefined,
  },
};
