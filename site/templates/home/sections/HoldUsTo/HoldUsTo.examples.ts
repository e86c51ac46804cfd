const promise = (label: string, text: string) => ({
  label,
  icon: 'file-lock',
  text,
  page: '/security/',
  fact: label.toLowerCase().replaceAll(/\W+/g, '-'),
});
const entry = (title: string, text: string) => ({ title, text });

export default {
  'promises, habits and rights': {
    heading: 'What you can count on',
    badges: 'In writing before the start',
    resolveLink: (page: string) => page,
    promises: [
      promise('Strict NDA', 'Both signatures stand before a file opens.'),
      promise('Zero spam guaranteed', 'You get answers to your brief.'),
    ],
    columns: [
      {
        heading: 'Every week',
        entries: [
          {
            ...entry('An hour to answer', 'On weekdays, from nine to six.'),
            page: '/hours/',
            fact: 'answers',
          },
          entry('Two pairs of eyes', 'On each change.'),
        ],
      },
      { heading: 'At the end', entries: [entry('Your repository', 'From the first commit.')] },
    ],
  },
  'long words, pages not built yet': {
    heading: 'Internationalization & accessibility',
    badges: 'Unconditional confidentiality agreements',
    resolveLink: () => undefined,
    promises: [promise('Unconditional confidentiality', 'Responsibilities are agreed before.')],
    columns: [
      {
        heading: 'Counterrevolutionary incomprehensibility',
        entries: [
          entry(
            'Telecommunication infrastructure',
            'A text that uses all the space it is given, so that it breaks over several lines and stays in its column.',
          ),
        ],
      },
      { heading: 'After', entries: [entry('Short', 'Short.')] },
    ],
  },
};
