import type { WardLog } from './WardLog.schema.ts';

const state = { by: 'The buyer', text: 'A number of packs and a promised day.' };
const log: WardLog = {
  form: 'hours',
  heading: 'One morning in the store',
  lede: 'Each stroke is one entry.',
  roles: [
    { letter: 'b', name: 'Buyer' },
    { letter: 'd', name: 'Driver' },
    { letter: 's', name: 'Store' },
  ],
  columns: { hour: 'Hour', entry: 'One entry of the hour' },
  hours: ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00'].map((at, i) => ({
    at,
    marks: ['bd', 'ddssS', 'bBsss', 'd', 'ssSSdd', 'bdS'][i] ?? 's',
    entry: 'Paper for the shelf on the left, twelve packs of it.',
  })),
  keys: { once: 'entries', copied: 'copied from the slip' },
  states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({ ...state, name })),
  breaks: { heading: 'The slip that was copied twice', text: ['The lorry left without it.'] },
};

export default {
  'a morning of three roles with long names': {
    ...log,
    roles: log.roles.map(({ letter, name }) => ({ letter, name: `Inter${name}nationalist` })),
    hours: log.hours.map((hour) => ({ ...hour, marks: 'bbbbbbBBddssssSS' })),
  },
};
