const moment = (time: string, text: string, wrong = false) => ({ time, text, wrong });

const reason = (title: string) => ({ icon: 'bell', title, text: 'The pond is counted on Mondays.' });
const why = { heading: 'Why us', entries: [reason('Ice'), reason('Carp'), reason('Incomprehensibilities')] };

export default {
  'four moments, one of them wrong': {
    heading: '12 May, the day the pond froze',
    client: { name: 'Obel & Son', industry: 'Ponds', place: 'Tartu' },
    text: ['They keep 14 ponds ([weather, 2024](https://weather.example/)).', 'One of them is deep.'],
    moments: [
      moment('06:00', 'Frost.'),
      moment('06:20', 'Nobody has the key.', true),
      moment('06:35', 'The key is found.'),
      moment('07:00', 'The carp are well.'),
    ],
    after: 'There are two keys now.',
    why,
    resolveLink: (page: string) => page,
  },
  'long words, three moments': {
    heading: 'Internationalization of counterrevolutionary incomprehensibilities',
    client: { name: 'Llanfairpwllgwyngyll', industry: 'Telecommunication', place: 'Papua New Guinea' },
    text: ['A paragraph.'],
    moments: [
      moment(
        '23:58',
        'A text that uses all the space it is given, so that it breaks over two or three lines.',
        true,
      ),
      moment('23:59', 'Short.'),
      moment('00:00', 'Incomprehensibilities of telecommunication.'),
    ],
    after: 'What came of it, in a sentence that breaks over two lines because it is long enough for that.',
    why,
    resolveLink: () => undefined,
  },
};
