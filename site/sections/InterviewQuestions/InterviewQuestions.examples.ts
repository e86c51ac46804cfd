const entry = (question: string, answer: string) => ({ question, answer });

export default {
  'three questions': {
    heading: 'Ask them these three',
    questions: [
      entry('The roses are yellow. Where do you look first?', 'A good answer asks about the soil.'),
      entry('Which tree would you fell?', 'None is a warning.'),
      entry('It has not rained for a month. What now?', 'Expect a rule for what may die.'),
    ],
  },
  'two questions of many words, with a lede': {
    heading: 'Responsibilities & internationalization',
    lede: 'Ask both in the first quarter of an hour.',
    questions: [
      entry(
        'Which responsibilities of telecommunication infrastructure do subcontractors take over, and who tells them when a responsibility ends?',
        'A good answer is long. It names the person, the day and the letter, and it says what happens if the letter is lost; it does not say that nothing can be lost. Then it stops, because the rest depends on the contract.',
      ),
      entry('Why?', 'Because.'),
    ],
  },
};
