import { exampleHours, exampleMonth, examplePassed, examplePerson } from '../../parts/examplePeople.ts';

const words = { ...exampleMonth, passed: examplePassed, hours: exampleHours };

export default {
  'a profile with its rate': { ...words, person: { ...examplePerson, name: 'Ada Ferris' }, sign: '$' },
  'a long name': { ...words, person: examplePerson, sign: 'CHF ' },
};
