const step = (time: string, title: string) => ({
  time,
  title,
  text: 'A sentence that says who does it and what the reader gets by then.',
});

export default {
  'four steps': {
    heading: 'What the next 24 hours look like',
    steps: [
      step('Hour 0', 'Stored'),
      step('Hour 2', 'Read by an engineer'),
      step('Hour 8', 'Questions asked in the team'),
      step('Hour 24', 'Answered'),
    ],
  },
  'on the page, with a button': {
    heading: 'How one comes along',
    ground: 'page',
    steps: [step('Today', 'Write'), step('Tomorrow', 'Hear from us'), step('18:30', 'Sit down')],
    action: 'Ask for a chair',
  },
  'three steps of long words': {
    heading: 'Acknowledgement & internationalization',
    steps: [
      step('Within two hours', 'Telecommunication acknowledgement'),
      step('Within eight hours', 'Responsibilities & recommendations'),
      step('Within 24 hours', 'Answered'),
    ],
  },
};
