const row = (label: string, ...cells: string[]) => ({ label, cells });
const entry = (title: string, page?: string) => ({
  icon: 'users',
  title,
  text: 'A second gardener knows your beds and covers holidays.',
  page,
});
const words = {
  heading: 'Payroll, freelancer or us',
  lede: 'Each of the three is right for one reader.',
  question: 'What you compare',
  benefits: {
    heading: 'What comes with the hour',
    entries: [entry('A second gardener', '/team/'), entry('Weekly walks'), entry('Notes on paper')],
  },
  resolveLink: (page: string) => page,
};

export default {
  'three ways': {
    ...words,
    columns: ['In-house', 'Through us', 'Freelancer'],
    ours: 2,
    rows: [
      row('You pay for', 'A salary', 'Hours a month', 'The hours you ask for'),
      row('Holidays', 'You plan', 'A stand-in comes', 'Work stops'),
      row('Ten hours of work', 'Too small', 'Too small', 'The right choice'),
    ],
  },
  'two ways on mist, long words': {
    ...words,
    heading: 'Telecommunication or us',
    ground: 'mist',
    columns: ['Telecommunication', 'Us'],
    ours: 2,
    rows: [
      row('Internationalization', 'Responsibilities are clarified before anything else', 'Short'),
      row('A', 'B', 'C'),
      row('D', 'E', 'F'),
    ],
  },
};
