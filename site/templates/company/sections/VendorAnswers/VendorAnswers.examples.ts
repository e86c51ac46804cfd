const answers = [
  { question: 'Insurance', answer: 'The harbour mutual covers both ferries until 31 March 2030.' },
  {
    question: 'Sub-processors',
    answer: 'None on board; the [privacy notice](/privacy/) names the one ashore.',
  },
  { question: 'Telecommunication internationalization', answer: 'A long question on a narrow window.' },
];

export default {
  'two groups': {
    heading: 'What the harbour office asks of a ferry',
    lede: 'Copy what you need; what is missing here is answered by the captain within a day.',
    reviewed: 'Read again on 22 November 2030.',
    groups: [
      { title: 'Papers', answers },
      { title: 'People on board', answers: answers.slice(0, 2) },
    ],
    resolveLink: (page: string) => page,
  },
};
