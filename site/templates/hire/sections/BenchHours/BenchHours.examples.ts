import { exampleBench, exampleHours, examplePerson } from '../../parts/examplePeople.ts';

export default {
  'a long name, three lines and three cities': {
    heading: 'Three gardeners who are free',
    lede: 'You meet two of them and take one, or none.',
    profile: ['Planted nine walls in four towns.', 'Reviews each bed once a week.', 'Will not mow.'],
    bench: exampleBench,
    hours: exampleHours,
    person: examplePerson,
  },
};
