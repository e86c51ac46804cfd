import type { LeadMap } from './LeadMap.schema.ts';

const area = { note: 'Two boats at the slip.', columns: 6, first: 9, second: 2, late: 1 };
const state = { by: 'The coxswain', text: 'A call with a place and a crew.' };

const normal: LeadMap = {
  form: 'leads',
  heading: 'Who put to sea for which call',
  lede: 'Each dot is one call.',
  title: 'Map of 48 calls in four bays; four of them waited.',
  areas: [
    { ...area, name: 'North bay', x: 0, y: 0 },
    { ...area, name: 'East bay', x: 7, y: 0 },
    { ...area, name: 'South bay', x: 14, y: 4.6 },
    { ...area, name: 'West bay', x: 0, y: 4.6 },
  ],
  keys: { first: 'by the first boat', second: 'by the second', late: 'waited' },
  way: [
    { x: -1, y: 3.8, at: '05:40', text: 'A trawler calls.' },
    { x: 6, y: 3.8, at: '05:44', text: 'The first boat is out.' },
    { x: 17, y: 4.6, at: '05:51', text: 'The second boat answers.' },
  ],
  wayLabel: 'One call',
  states: ['Called', 'Heard', 'Answered', 'Closed'].map((name) => ({ ...state, name })),
  breaks: { heading: 'The call that two boats answered', text: ['The third bay was empty for an hour.'] },
};

const long = {
  heading: 'Incontrovertible circumnavigational responsibilities of coxswains',
  lede: 'Administrationally counterdistinguished emergencies, enumerated individually.',
  areas: normal.areas.map((one) => ({ ...one, note: 'Unrepresentatively overproportional occurrences.' })),
};

export default { 'four bays, long words': { ...normal, ...long, resolveLink: () => undefined } };
