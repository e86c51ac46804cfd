const effect = (title: string) => ({ icon: 'bell', title, text: 'The depot can test it on the first day.' });
const words = { tested: 'rung by hand', covered: 'heard from afar', replaced: 'melted down' };
const axis = { label: 'Height in metres', from: 1, to: 4, step: 1 };
const row = (name: string, devices: number[], tested: number[] = [], replaced: number[] = []) => ({
  name,
  text: 'It rings in the rain.',
  devices,
  tested,
  replaced,
});

export default {
  'seven bells in two rows': {
    heading: 'Seven bells of one town',
    lede: 'One dot is one bell.',
    words,
    axis,
    rows: [row('Bronze', [1, 2, 2, 2.5, 4], [2]), row('Tin', [1.5, 3], [], [2])],
    note: 'The [bell-founder](/bells/) chose them.',
    effects: [effect('Heard twice'), effect('Seen once'), effect('Cheap to hang')],
    resolveLink: (page: string) => page,
  },
  'long words, nothing to link to': {
    heading: 'Internationalization of incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    words: {
      tested: 'uncharacteristically tested by hand',
      covered: 'incomprehensibly covered',
      replaced: 'counterrevolutionarily replaced',
    },
    axis: { ...axis, label: 'Internationalization in uncharacteristic' },
    rows: [
      row(
        'Incomprehens',
        Array.from({ length: 40 }, (_, i) => 1 + (i % 8) / 4),
        [1, 40],
        [3],
      ),
      row('B', [1]),
    ],
    note: 'A note.',
    effects: [effect('Internationalization'), effect('Two'), effect('Three'), effect('Four')],
    resolveLink: () => undefined,
  },
};
