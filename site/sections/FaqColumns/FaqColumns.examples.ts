const answer =
  'Yes, with one e-mail before the end of the fifth working day. That week is not invoiced, and whatever was committed to your repository stays there.';
const lede = 'Not here? Write to us. An engineer answers within 24 hours.';

export default {
  'four questions': {
    heading: 'What buyers ask before the first week',
    lede,
    questions: [
      { question: 'Can we stop after the trial week?', answer },
      { question: 'Who owns the code?', answer: `${answer} ${answer}` },
      { question: 'Which hours do you share with North America and Europe?', answer },
      { question: 'What happens on Friday?', answer },
    ],
  },
  'one question of many words, a heading with an ampersand': {
    heading: 'Questions & answers',
    lede,
    questions: [
      {
        question: 'Which responsibilities of telecommunication infrastructure do subcontractors take over?',
        answer,
      },
    ],
  },
};
