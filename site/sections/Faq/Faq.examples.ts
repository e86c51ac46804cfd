const answer =
  'Yes, with one e-mail before the end of the fifth working day. That week is not invoiced, and whatever was committed to your repository stays there. From week two your plan applies.';
const words = {
  heading: 'Asked often',
  lede: 'Not here? Write to us. An engineer answers within 24 hours.',
  questions: [
    { question: 'Can we stop after the trial week?', answer },
    { question: 'Who owns the code?', answer: `${answer} ${answer}` },
    { question: 'Which hours do you share with North America and Europe?', answer },
    { question: 'What happens on Friday?', answer },
  ],
};
const long = {
  ...words,
  heading: 'Questions & answers',
  questions: [
    {
      question: 'Which responsibilities of telecommunication infrastructure do subcontractors take over?',
      answer,
    },
  ],
};

export default {
  'four questions': words,
  'one question of many words, a heading with an ampersand': long,
};
