const step = (when: string, title: string, text: string) => ({ when, title, text });

export default {
  'four steps': {
    kind: 'onboarding-timeline',
    heading: 'From a letter to a decision',
    steps: [
      step('Day 1', 'You write', 'Five lines will do. The answer comes back the same day.'),
      step('Day 4', 'You meet', 'Two people, three quarters of an hour each.'),
      step('Day 8', 'One starts', 'There are accounts and a chair.'),
      step('Day 12', 'You decide', 'Go on, or stop.'),
    ],
  },
  'three steps of long words': {
    kind: 'hiring-steps',
    heading: 'Three steps',
    steps: [
      step(
        'Immediately',
        'Acknowledgement',
        'Telecommunication responsibilities are clarified before anything else happens.',
      ),
      step('Subsequently', 'Internationalization', 'Short.'),
      step(
        'At the very end',
        'Rain & shine',
        'A text of one hundred and sixty characters shows that the columns keep their width and that the lines between them keep their height, whatever stands beside.',
      ),
    ],
  },
};
