const keeper = {
  role: 'Shopkeeper',
  place: 'Behind the till, one hand free',
  text: 'Counts what is left at closing time. Stops using it when a scan takes longer than a pencil.',
};
const hand = { name: 'Shopkeeper', text: 'Counts what is left.', passes: 'A slip with 12 lines' };
const resolveLink = (page: string) => page;

export default {
  'two people at closing time': {
    resolveLink,
    form: 'scene',
    users: {
      hour: '18:05',
      place: 'Tuesday, at the till',
      heading: 'The shelf says 12 and the box holds 11',
      text: ['A lorry brought 11 packs of 12.', 'The [count](/count/) finds it on Friday.'],
      outside: { text: 'A fact from outside.', fact: 'example' },
      cast: [keeper, { ...keeper, role: 'Auditor', place: 'On the phone' }],
    },
  },
  'three roles, long words': {
    resolveLink,
    form: 'panels',
    users: {
      heading: 'Responsibilities of administrators & representatives',
      panels: ['Telecommunications', 'Buyer', 'Auditor'].map((role) => ({ ...keeper, role })),
    },
  },
  'three against two': {
    resolveLink,
    form: 'sides',
    users: {
      heading: 'Three who sell and two who buy',
      near: {
        name: 'In the shop',
        people: ['Shopkeeper', 'Internationalization', 'Auditor'].map((role) => ({ ...keeper, role })),
      },
      far: {
        name: 'At the door',
        people: ['Buyer', 'Driver'].map((role) => ({ ...keeper, role })),
      },
    },
  },
  'three hands, two with a role': {
    resolveLink,
    form: 'hands',
    users: {
      heading: 'Three hands and one slip',
      hands: [
        { ...hand, role: 'Administrator' },
        { ...hand, name: 'Driver', passes: 'A signed slip' },
        { ...hand, name: 'Internationalization', role: 'Auditor', passes: 'A new order' },
      ],
    },
  },
};
