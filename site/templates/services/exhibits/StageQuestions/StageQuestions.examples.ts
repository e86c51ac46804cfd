const stage = (name: string, ...questions: string[]) => ({
  name,
  questions: questions.map((question) => ({ question, answer: 'Ask [a driver](/drivers/) first.' })),
});

export default {
  'four stages': {
    heading: 'What towns ask at which stage',
    lede: 'Start where your rails end.',
    stages: [
      stage('No rails', 'Do we need a tram?', 'Who would ride it?'),
      stage('Rails', 'Who drives?'),
      stage('A tram', 'Who pays?'),
      stage('A line', 'Who repairs it?'),
    ],
    resolveLink: (page: string) => page,
  },
  'long words, two stages': {
    heading: 'Internationalization & accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    stages: [stage('Counterrevolutionaries', 'Incomprehensibilities?'), stage('Two', 'Why?')],
    resolveLink: () => undefined,
  },
};
