const side = (name: string) => ({ id: name.toLowerCase(), name });
const labels = { won: 'of {all} won', criterion: 'Criterion' };
const marks = [
  { name: 'Light', left: 9.5, right: 6 },
  { name: 'Stairs', left: 4, right: 8 },
  { name: 'Keeper', left: 7, right: 7 },
];

export default {
  'three pairs, one criterion even': {
    heading: 'Six lighthouses, two by two',
    lede: 'A stroke is half a mark, and the better one of two is bright.',
    labels,
    pairs: [
      {
        title: 'A lamp or a staircase',
        left: side('Fastnet'),
        right: side('Skerry'),
        marks,
        text: 'At night the first one wins, by day the second.',
      },
      { title: 'Two in the fog', left: side('Eddy'), right: side('Low'), marks, text: 'Bring a horn.' },
      {
        title: 'North',
        left: side('Whalsay'),
        right: side('Muckle'),
        marks: marks.slice(0, 1),
        text: 'Cold.',
      },
    ],
  },
  'two pairs, long words': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    labels: { won: 'of all the {all} criteria are won by it', criterion: 'Criterion' },
    pairs: ['Incomprehensible', 'Uncharacteristic'].map((title) => ({
      title,
      left: side(`${title} lights`),
      right: side('Internationalizations'),
      marks: [{ name: 'Counterrevolutionaries & telecommunication', left: 0.5, right: 10 }],
      text: 'A text that uses all the space it is given, so that it breaks over several lines.',
    })),
  },
};
