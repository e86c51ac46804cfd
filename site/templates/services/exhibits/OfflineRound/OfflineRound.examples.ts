const stretch = (from: string, place: string, records: number, signal: boolean) => ({
  from,
  place,
  records,
  signal,
});
const words = { sent: 'punched with signal', kept: 'punched without' };
const effect = (title: string) => ({ icon: 'bell', title, text: 'A driver can test it on the first day.' });

export default {
  'a day with a tunnel': {
    heading: 'What changes for the conductor',
    lede: 'One stroke is one ticket.',
    words,
    stretches: [
      stretch('06:10', 'Harbour', 12, true),
      stretch('08:30', 'Tunnel', 7, false),
      stretch('11:00', 'Hill', 21, true),
    ],
    note: 'All seven arrive before the hill.',
    effects: [effect('Punched is punched'), effect('One charge, one shift'), effect('Large type holds')],
  },
  'long words, nine stretches': {
    heading: 'Internationalization of incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    words: { sent: 'saved with an incomprehensible signal', kept: 'saved without any' },
    stretches: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((hour) =>
      stretch(`0${hour}:00`, 'Counterrevolutionaries’ Road', 4 * hour, hour % 2 === 0),
    ),
    note: 'A note.',
    effects: [effect('Internationalization'), effect('Two'), effect('Three'), effect('Four')],
  },
};
