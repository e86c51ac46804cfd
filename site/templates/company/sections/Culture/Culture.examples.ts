import { exampleBox } from '../../../../pictures/exampleBox.ts';

const shared = {
  subHead: 'Two people see to it, and anyone may remind them.',
  art: { wide: exampleBox(600, 900, 'none'), phone: exampleBox(390, 300, 'none') },
};

export default {
  'four customs': {
    ...shared,
    head: 'How an evening goes & ends',
    list: [1, 2, 3, 4].map((id) => ({ id, desc: 'Whoever breaks the projector brings the next cake.' })),
  },
  'two customs of long words': {
    ...shared,
    head: 'Telecommunication & internationalization',
    list: [
      { id: 1, desc: 'Responsibilities are internationalized.' },
      {
        id: 2,
        desc: 'A sentence as long as an editor may write it, to see how large type behaves over several lines on phones.',
      },
    ],
  },
};
