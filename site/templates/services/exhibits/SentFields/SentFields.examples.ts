const entry = (question: string) => ({ question, answer: 'In the depot, until Friday.' });

export default {
  'three groups': {
    heading: 'What leaves the depot',
    lede: 'One square is one field.',
    groups: [
      { name: 'leave', fields: 9, text: 'Street and hour.' },
      { name: 'leave as a number', fields: 5, text: 'Names.' },
      { name: 'stay', fields: 12, text: 'Wages.' },
    ],
    questions: { heading: 'Asked first', entries: [entry('Where?'), entry('How long?'), entry('By whom?')] },
  },
  'long words': {
    heading: 'Internationalization & incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    groups: [
      { name: 'incomprehensibilities', fields: 40, text: 'A text that breaks over several lines.' },
      { name: 'one', fields: 1, text: 'Short.' },
    ],
    questions: {
      heading: 'Counterrevolutionary questions',
      entries: [entry('Internationalization?'), entry('Two?'), entry('Three?')],
    },
  },
};
