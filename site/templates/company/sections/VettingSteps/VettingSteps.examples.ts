const step = (title: string, text: string) => ({ title, text });

export default {
  'four steps': {
    heading: 'Four tests before you meet anyone',
    lede: 'Two people judge, and one no is enough.',
    strokes: { says: 'One stroke is one candidate; orange was told no.', counted: 9, rest: 44, each: 1 },
    steps: [
      step('Half an hour in the garden', 'The candidate says what they would do otherwise.'),
      step('Three paid hours on a hedge', 'We read the cuts.'),
      step('A review of our own hedge', 'We look for comments that we would like to receive.'),
      step('A call', 'One question decides.'),
    ],
  },
  'three steps of long words': {
    heading: 'Responsibilities & internationalization',
    lede: 'A lede.',
    steps: [
      step(
        'Telecommunication & acknowledgement',
        'A text of many words shows how the measure holds beside the numeral, and that the numeral stays at the top of what it counts, whatever follows under it.',
      ),
      step('Internationalization', 'Short.'),
      step('End', 'Short.'),
    ],
  },
};
