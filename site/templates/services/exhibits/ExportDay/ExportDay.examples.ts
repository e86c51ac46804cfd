const hour = (at: string, thing: string, out: number, again: number) => ({
  at,
  thing,
  out,
  again,
  text: 'The driver keeps what he drew himself.',
});
const effect = (title: string) => ({ icon: 'bell', title, text: 'A driver can test it on the first day.' });
const words = { out: 'come out', again: 'are written again' };

export default {
  'a day of four hours': {
    heading: 'The day on which the tram leaves its model',
    lede: 'One bar is one part.',
    words,
    hours: [
      hour('09:00', 'Doors', 12, 2),
      hour('11:00', 'Seats', 20, 0),
      hour('14:00', 'Brakes', 0, 5),
      hour('16:00', 'Bell', 1, 0),
    ],
    effects: [effect('A list'), effect('A date'), effect('A way back')],
  },
  'long words': {
    heading: 'Internationalization of incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    words: { out: 'incomprehensibilities remain', again: 'responsibilities begin again' },
    hours: ['Counterrevolutions', 'Telecommunication', 'Photosynthesis'].map((thing, i) =>
      hour(`1${i}:00`, thing, 30, 30),
    ),
    effects: [effect('Internationalization'), effect('Two')],
  },
};
