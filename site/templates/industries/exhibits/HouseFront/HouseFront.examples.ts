import type { HouseFront } from './HouseFront.schema.ts';

const floor: HouseFront['floors'][number] = ['paid', 'part', 'owes', 'ends', 'empty', 'paid'];
const keys = {
  paid: 'are full',
  part: 'are half full',
  owes: 'leak',
  ends: 'are let down',
  empty: 'are dry',
};
const state = { by: 'The keeper', text: 'A level, read on the wall each morning.' };

const normal: HouseFront = {
  form: 'front',
  heading: 'Where the water stands',
  lede: 'Each window is one tank.',
  title: 'A tower of 18 tanks on three floors; three of them leak.',
  floors: [floor, floor.toReversed(), floor],
  keys,
  flats: [
    { name: 'Tank 1', floor: 1, place: 3, note: 'Leaks since Monday.' },
    { name: 'Tank 2', floor: 2, place: 2, note: 'Dry for a week.' },
    { name: 'Tank 3', floor: 3, place: 4, note: 'Let down by half a metre.' },
  ],
  states: ['Filled', 'Read', 'Drawn', 'Cleaned'].map((name) => ({ ...state, name })),
  breaks: { heading: 'The level that was read twice', text: ['One number, two tanks.'] },
};

const long = {
  heading: 'Incontrovertible circumnavigational waterworks of the municipality',
  lede: 'Administrationally counterdistinguished reservoirs, enumerated individually.',
  flats: normal.flats.map((flat) => ({ ...flat, note: 'Unrepresentatively overproportional evaporation.' })),
};

export default { 'a tower of tanks, long words': { ...normal, ...long, resolveLink: () => undefined } };
