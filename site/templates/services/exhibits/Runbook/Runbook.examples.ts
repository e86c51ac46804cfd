const step = (title: string, minutes: number) => ({ title, minutes, text: 'The driver rings the depot.' });
const entry = (title: string) => ({ icon: 'bell', title, text: 'The depot sleeps.' });

export default {
  'four steps': {
    heading: 'What a stuck bell asks for',
    lede: 'One stroke is one minute.',
    title: 'The bell rings on',
    version: 'Page 4, May 2025',
    steps: [step('Look', 2), step('Pull', 1), step('Oil', 6), step('Ring', 1)],
    stop: 'Then call the smith.',
    benefits: { heading: 'What the street gains', entries: [entry('Quiet'), entry('Sleep')] },
    demo: true,
  },
  'long words': {
    heading: 'Internationalization & incomprehensibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    title: 'Counterrevolutionary incomprehensibilities',
    version: 'Page 4',
    steps: [step('Internationalization', 20), step('Two', 1), step('Three', 1), step('Four', 1)],
    stop: 'A note.',
    benefits: { heading: 'Effects', entries: [entry('Counterrevolutionaries'), entry('Two')] },
    demo: true,
  },
};
