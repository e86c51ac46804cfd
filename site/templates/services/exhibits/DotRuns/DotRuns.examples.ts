const entry = (title: string) => ({
  icon: 'bell',
  title,
  text: 'The depot opens the sheet before it hangs a bell.',
});
const run = (name: string, failed: number[], note?: string) => ({ name, failed, ...(note && { note }) });

export default {
  'three bells': {
    heading: 'How a bell is tested',
    lede: 'One dot is one ring.',
    kinds: [
      { name: 'Dry', cases: 20, text: 'On a day without rain.' },
      { name: 'Wet', cases: 12, text: 'In the rain.' },
    ],
    words: { run: 'Bell', passed: 'Heard' },
    runs: [run('Bell 1', [9, 11]), run('Bell 2', [4, 8], 'A new clapper.'), run('Bell 3', [0, 2])],
    steps: [entry('Ring it'), entry('Hide a third'), entry('Sign it')],
    effects: { heading: 'What changes', entries: [entry('Less noise'), entry('Fewer letters')] },
  },
  'long words': {
    heading: 'Internationalization & accessibility',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    kinds: [
      { name: 'Incomprehensibilities', cases: 30, text: 'A text that breaks over several lines.' },
      { name: 'Two', cases: 1, text: 'Short.' },
    ],
    words: { run: 'Internationalization', passed: 'Comprehended' },
    runs: [run('Version 3.12', [30, 1]), run('Version 3.13', [0, 0]), run('Version 4', [1, 0], 'A note.')],
    steps: [entry('Internationalization'), entry('Two'), entry('Three')],
    effects: { heading: 'Effects', entries: [entry('Counterrevolutionaries'), entry('Two')] },
  },
};
