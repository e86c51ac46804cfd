import type { ComponentProps } from 'react';
import type { LifecycleRecord } from './LifecycleRecord.tsx';

const words = {
  heading: 'Where the paper of one store goes',
  lede: 'Each mark is one [order](/order/).',
  states: ['Ordered', 'Received', 'Sold', 'Counted'].map((name) => ({
    name,
    by: 'The buyer',
    text: 'A number of packs and a promised day.',
  })),
  breaks: { heading: 'The shelf that nobody counted', text: ['It is empty, and the list says full.'] },
  resolveLink: (page: string) => page,
};
const drawn = { ...words, title: 'A drawing of the store; one of its shelves is empty.' };
const long = {
  heading: 'Incontrovertible circumnavigational waterworks of the municipality',
  lede: 'Administrationally counterdistinguished reservoirs, enumerated individually.',
  resolveLink: () => undefined,
};

const area = { note: 'Unrepresentatively overproportional.', columns: 6, first: 9, second: 2, late: 1 };
const floor = ['paid', 'part', 'owes', 'ends', 'empty', 'paid'] as const;
const lot = {
  note: 'Internationalization of all the handbooks, in five languages, and in large type as well.',
};
const district = { name: 'North', note: '24 shelves, one empty.', x: 1, y: 1, columns: 8, parcels: 24 };

const examples: Record<string, ComponentProps<typeof LifecycleRecord>> = {
  'a bill of eight months': {
    ...words,
    ...long,
    form: 'bill',
    currency: 'CAD',
    price: 40,
    columns: {
      month: 'Month',
      state: 'What happened',
      places: 'Berths',
      amount: 'Billed',
      sum: 'Accumulated administratively',
    },
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].map((month, at) => ({
      month,
      state: 'Incomprehensibilities in arrears',
      places: 30,
      kind: at === 0 ? 'free' : at === 5 ? 'late' : 'paid',
    })),
    keys: { paid: 'berths paid for', free: 'on trial', late: 'paid late' },
  },
  'thirty days between two visits': {
    ...drawn,
    form: 'between',
    days: 'rrrrrsrrrmrrrrsrrurrsrrmrrsrrr',
    keys: {
      readings: 'Warenannahmebestätigungen that were counted by hand',
      unread: 'Warenannahmebestätigung that lay until Monday',
      messages: 'Zwischennachrichten that the wholesaler has written',
      silence: 'days without a Lieferscheinnummer from the driver',
    },
    ends: ['Warenannahme, 1 June', 'Inventurabschluss, 2 July'],
  },
  'a card of three lots': {
    ...words,
    form: 'card',
    product: {
      name: 'Internationalization handbooks, large',
      note: 'Counted in the storehouse of the branch',
    },
    lots: [
      { ...lot, name: 'P-11', expires: 'May 2026', out: 9, left: 3, state: 'soon' },
      { ...lot, name: 'P-12', expires: 'June 2027', out: 4, left: 14, state: 'recalled' },
      { ...lot, name: 'P-13', expires: 'May 2028', out: 0, left: 7, state: 'sound' },
    ],
    reorder: { at: 12, label: 'packs at the reorder point', says: 'The order waits for a signature.' },
    keys: {
      out: 'used',
      sound: 'on the shelf',
      soon: 'for this month',
      recalled: 'set apart',
      traced: 'asked for',
    },
  },
  'ten days of deadlines': {
    ...words,
    form: 'deadlines',
    days: 10,
    columns: { entry: 'Due', paper: 'Proved by', days: 'Ten days', due: 'Due', done: 'Done' },
    entries: ['Order', 'Receipt', 'Price', 'Label', 'Shelf', 'Internationalization'].map((name, at) => ({
      name,
      paper: 'Slip, by the buyer',
      opens: at + 1,
      due: at + 3,
      done: at === 2 ? 8 : at + 2,
    })),
    keys: { spent: 'days were used', inHand: 'days were left', late: 'days too late' },
  },
  'a morning on a dial': {
    ...drawn,
    lede: 'Each stroke is five minutes.',
    form: 'dial',
    centre: { value: '10:00', note: 'till closed' },
    visits: [
      { from: '08:00', to: '09:00' },
      { from: '09:20', to: '10:00' },
    ],
    drives: [{ from: '09:00', to: '09:20' }],
    open: { from: '10:00', to: '11:00' },
    keys: { visits: 'at the till', drives: 'on the way', open: 'that nobody worked' },
  },
  'a form with three faults': {
    ...words,
    form: 'faults',
    sheet: { title: 'Slip 12', note: 'By fax, on Tuesday' },
    fields: ['Day', 'Goods', 'Packs', 'Place', 'Price', 'Driver', 'Lorry', 'Signed'].map((label, at) => ({
      label: `${label} of internationals`,
      ...(at % 4 === 0 ? {} : { value: 'Internationalization, 12 and 21' }),
      ...(at % 4 > 1 ? {} : { fault: 'Two numbers, or none; the buyer was asked.' }),
    })),
    keys: { right: 'right', wrong: 'wrong', empty: 'empty' },
    margin: 'What the store wrote',
  },
  'a house of eighteen flats, long words': {
    ...drawn,
    ...long,
    form: 'front',
    floors: [[...floor], floor.toReversed(), [...floor]],
    keys: {
      paid: 'are full',
      part: 'are half full',
      owes: 'leak',
      ends: 'are let down',
      empty: 'are dry',
    },
    flats: [3, 2, 4].map((place, at) => ({
      name: `Tank ${place}`,
      floor: at + 1,
      place,
      note: 'Unrepresentatively overproportional evaporation.',
    })),
  },
  'a log of three roles': {
    ...words,
    form: 'hours',
    roles: ['Buyer', 'Driver', 'Store'].map((name) => ({
      letter: name.charAt(0).toLowerCase(),
      name: `Inter${name}nationalist`,
    })),
    columns: { hour: 'Hour', entry: 'One entry of the hour' },
    hours: ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00'].map((at) => ({
      at,
      marks: 'bbbbbbBBddssssSS',
      entry: 'Paper for the shelf on the left, twelve packs of it.',
    })),
    keys: { once: 'entries', copied: 'copied from the slip' },
  },
  'leads in four areas': {
    ...drawn,
    form: 'leads',
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
  },
  'parcels in two districts': {
    ...drawn,
    form: 'parcels',
    districts: [
      { ...district, state: 'known', marked: [5] },
      { ...district, name: 'South', x: 14, parcels: 12, state: 'unknown', marked: [] },
    ],
    water: [
      [11, -2],
      [11, 9],
    ],
    keys: { known: 'shelves are full', unknown: 'were not counted', marked: 'is empty' },
  },
  'a week of five people': {
    ...drawn,
    form: 'shifts',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    people: [
      { name: 'Ada', week: 'DDD....' },
      { name: 'Bo', week: '..EEE..', asked: 'called in sick at noon' },
      { name: 'Cy', week: 'NN...NN', asked: 'said yes after four minutes' },
      { name: 'Dee', week: '...DDDD' },
      { name: 'Eve Featherstonehaugh', week: 'EE...EE', asked: 'not asked, too few hours of rest' },
    ],
    gap: { name: 'Bo', day: 3, by: 'Cy' },
    keys: { kept: 'shifts as planned', open: 'fell open', taken: 'was taken' },
  },
  'a street of thirty-two houses': {
    ...drawn,
    form: 'street',
    upper: 'orsorsorsorsorso',
    lower: 'rosrosrosrosrosr',
    people: [1, 4, 9, 16, 25, 32].map((house) => ({
      role: `Internationalization lead ${house}`,
      house,
      text: 'Compares the addresses of three systems and says which of them is right for the whole street.',
    })),
    moves: [{ from: 11, to: 4 }],
    keys: { owned: 'kept by their owners', rented: 'rented', sale: 'for sale', moves: 'way of the driver' },
  },
  'forty minutes on two clocks': {
    ...drawn,
    form: 'strip',
    start: '2026-07-10T18:12:00-07:00',
    clocks: [
      { name: 'Vancouver', zone: 'America/Vancouver' },
      { name: 'Halifax', zone: 'America/Halifax' },
    ],
    minutes: [6, 20, 14],
    silent: 2,
    columns: { state: 'State', lasts: 'Lasts' },
    unit: 'minutes',
  },
  'a talk of thirty minutes': {
    ...words,
    form: 'transcript',
    minutes: 30,
    unseen: { from: 4, to: 5 },
    keys: { all: 'videoconsultation minutes', unseen: 'minutes of uninterrupted sound' },
    columns: { minute: 'Minute', left: 'Representative', right: 'Otorhinolaryngologist' },
    lines: [
      { minute: 1, by: 'left', text: 'Otorhinolaryngologically unremarkable, said the specialist.' },
      { minute: 2, by: 'right', text: 'Hydrochlorothiazide.' },
      { minute: 3, by: 'left', text: 'Hydrochlorothiazide and acetylsalicylic acid?' },
      { minute: 30, by: 'right', text: 'Acetylsalicylic acid.' },
    ],
  },
  'a year on a loop': {
    ...drawn,
    form: 'turns',
    turns: 52,
    centre: { value: 'Shelf 4', note: '52 weeks, counted every fourth' },
    done: [4, 8, 12, 16, 20, 32, 36, 40, 44, 52],
    skipped: [24, 28],
    broken: [30],
    keys: { done: 'counts', skipped: 'skipped counts', broken: 'fall' },
    stops: [
      { turn: 24, text: 'The auditor was ill.' },
      { turn: 30, text: 'The shelf fell.' },
    ],
    unit: 'Week',
  },
  'a week on three rings': {
    ...drawn,
    form: 'week',
    centre: { value: '21', note: 'crossings' },
    hours: ['first boat', 'noon boat', 'last boat'],
    rings: 'First boat outside, then noon, then the last.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({
      day,
      ends: ['done', day === 'Tue' ? 'later' : 'done', day === 'Sat' ? 'told' : 'done'],
    })),
    keys: {
      done: 'uninterruptedly acknowledged',
      later: 'acknowledged notwithstanding',
      told: 'incontrovertibly called off',
    },
    stops: [
      { when: 'Tuesday, noon', text: 'Fog until one.' },
      { when: 'Saturday, night', text: 'The pilot was ill.' },
    ],
  },
};

export default examples;
