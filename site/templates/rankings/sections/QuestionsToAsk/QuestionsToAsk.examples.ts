const labels = { good: 'Good:', bad: 'Bad:' };

export default {
  'four questions': {
    heading: 'Ask the keeper & listen for the stairs',
    lede: 'Four questions, before you have seen the view.',
    labels,
    questions: [
      { question: 'Who is awake at four?', good: 'A name.', bad: 'A smile.' },
      { question: 'What happens in fog?', good: 'A horn, and who sounds it.', bad: 'There is no fog here.' },
      { question: 'How many steps?', good: '214, and the 90th is loose.', bad: 'Enough.' },
      { question: 'May I go up alone?', good: 'With a lamp.', bad: 'Nobody has asked before.' },
    ],
  },
  'two questions of many words': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines under the heading.',
    labels: { good: 'A good answer names:', bad: 'Be wary of:' },
    questions: [
      {
        question:
          'Which responsibilities of telecommunication infrastructure do subcontractors take over, and who tells them?',
        good: 'A good answer is long. It names the person, the day and the letter, and it says what happens if the letter is lost.',
        bad: 'All of them, always, and nobody has ever had to ask about that, because the contract says nothing.',
      },
      { question: 'Why?', good: 'Because.', bad: 'Why not?' },
    ],
  },
};
