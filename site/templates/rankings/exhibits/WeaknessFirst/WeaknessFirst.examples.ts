const company = (name: string, text: string, criterion: string, mark: number) => ({
  id: name.toLowerCase(),
  name,
  text,
  criterion,
  mark,
});

export default {
  'four weak points, half a point lost': {
    heading: 'What each lighthouse lacks',
    lede: 'A stroke is a point of ten. The bright ones are lost.',
    mark: '{criterion}: {mark} of 10',
    companies: [
      company('Eddy', 'The lamp is out on Sundays', 'Light', 2.5),
      company('Low', 'Too many stairs', 'Stairs', 4),
      company('Fastnet', 'No room for two keepers', 'Keeper', 6.5),
      company('Skerry', 'Fog', 'Light', 10),
    ],
  },
  'long words, nothing kept': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    mark: '{criterion}: {mark} of all the ten points',
    companies: [
      company('Internationalizations', 'Uncharacteristic responsibilities', 'Counterrevolutionaries', 0),
      company('Incomprehensible lights', 'Telecommunication & fog', 'Stairs', 0.5),
    ],
  },
};
