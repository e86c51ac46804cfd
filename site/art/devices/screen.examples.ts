import type { z } from 'astro/zod';
import type { screenSchema } from './screen.schema.ts';

type Example = z.input<typeof screenSchema>;

const day = {
  device: 'phone',
  ground: 'page.surface',
  ink: 'text.ink',
  accent: 'action.fill',
  panel: 'page.mist',
} as const;
const night = {
  ...day,
  ground: 'ground.night',
  ink: 'page.surface',
  accent: 'action.cap',
  panel: 'ground.pick',
} as const;

/** Screens that together show every kind of part once or more; an editor may copy from them. */
export const screenExamples: Readonly<Record<string, Example>> = {
  delivery: {
    ...day,
    alt: 'Map with a route to a door, six minutes away.',
    parts: [
      {
        kind: 'map',
        height: 330,
        route: [
          [0.22, 0.87],
          [0.28, 0.62],
          [0.66, 0.55],
          [0.73, 0.26],
        ],
      },
      { kind: 'heading', title: '6 minutes away', note: 'Bicycle, 2 stops before you' },
      { kind: 'progress', done: 0.74 },
    ],
    foot: [{ kind: 'button', label: 'Call the rider', fill: 'text.ink' }],
  },
  run: {
    ...day,
    ground: 'ground.warm',
    accent: 'text.accent',
    alt: 'Tempo run at 4:52 minutes a kilometre.',
    parts: [
      { kind: 'heading', title: 'Tempo run', note: 'Week 5 of 10, 8 km' },
      { kind: 'figure', value: '4:52', unit: 'min/km', size: 'large' },
      {
        kind: 'chart',
        values: [0.1, 0.3, 0.25, 0.6, 0.5, 0.8, 0.75, 0.95],
        labels: ['1', '2', '3', '4', '5', '6', '7', '8'],
      },
      {
        kind: 'list',
        rows: [
          { title: 'Heart', end: '164 bpm' },
          { title: 'Climb', end: '92 m' },
        ],
      },
    ],
    foot: [{ kind: 'button', label: 'Pause', fill: 'text.ink' }],
  },
  instalments: {
    ...night,
    alt: 'Ring of four payments, two of them made.',
    parts: [
      { kind: 'heading', title: 'Four payments', note: 'Next: $42.50 on 28 June' },
      { kind: 'ring', pieces: 4, done: 2, value: '$85', note: 'left of $170' },
      {
        kind: 'stats',
        figures: [
          { value: '2', label: 'paid' },
          { value: '2', label: 'to come' },
        ],
      },
    ],
    foot: [{ kind: 'tabs', icons: ['house', 'credit-card', 'user'], active: 2 }],
  },
  shifts: {
    ...day,
    alt: 'Shifts of one day, each with its pay.',
    parts: [
      { kind: 'heading', title: 'Open shifts' },
      {
        kind: 'calendar',
        active: 3,
        days: [12, 13, 14, 15, 16].map((date, i) => ({
          day: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'][i] ?? '',
          date: String(date),
        })),
      },
      {
        kind: 'list',
        form: 'cards',
        rows: [
          {
            title: 'Night nurse',
            note: 'Ward 6, 22:00 to 06:00',
            end: '$38',
            endNote: 'an hour',
            mark: 'action.fill',
          },
          {
            title: 'Line cook',
            note: 'Harbour Hall, 16:00',
            end: '$24',
            endNote: 'an hour',
            mark: 'data.rain',
          },
        ],
      },
      { kind: 'banner', text: 'One licence runs out in May', fill: 'action.cap' },
    ],
    foot: [{ kind: 'chips', words: ['Nights', 'Days', 'Weekend'], active: [1] }],
  },
  player: {
    ...night,
    alt: 'Cover of a recording over its wave form.',
    parts: [
      { kind: 'cover', of: 'First rain', fill: 'action.fill', lines: ['text.ink', 'action.cap'] },
      { kind: 'heading', title: 'First rain', note: 'Studio session, 1998' },
      { kind: 'wave', of: 'First rain', done: 0.4, from: '2:04', to: '5:11' },
    ],
    foot: [{ kind: 'controls', icons: ['skip-back', 'play', 'skip-forward'] }],
  },
  diary: {
    ...day,
    alt: 'A diary page with the days of a month as bars.',
    parts: [
      { kind: 'heading', title: 'Thursday', note: 'Day 212 of writing' },
      {
        kind: 'bars',
        values: [0.2, 0.5, 0.3, 0.7, 0.9, 0.4, 0.6, 0.8, 0.3, 1, 0.5, 0.4],
        accents: [10],
        height: 60,
      },
      {
        kind: 'letter',
        text: 'The rain stopped at four and the whole street came out to look at the light.',
      },
      {
        kind: 'tiles',
        tiles: [
          { title: 'Lighter', fill: 'action.cap', icon: 'feather' },
          { title: 'Walk', fill: 'page.mist' },
        ],
      },
    ],
  },
  page: {
    ...day,
    alt: 'A page on ruled paper, two of its words marked.',
    parts: [
      {
        kind: 'leaf',
        date: 'Day 9, in the evening',
        text: 'The rain stopped at four and the whole street came out to look at the light.',
        marked: 'whole street',
      },
    ],
  },
  trip: {
    ...day,
    alt: 'Days of a trip, the second one on now.',
    parts: [
      { kind: 'heading', title: 'Nine days', second: 'by bus' },
      {
        kind: 'timeline',
        active: 2,
        steps: [
          { when: 'Day 1', title: 'To the river', end: '165 km' },
          { when: 'Day 2', title: 'Lake camp' },
        ],
      },
      { kind: 'form', fields: [{ label: 'Travellers', value: 'Three, one child' }] },
      { kind: 'grid', columns: 8, runs: [{ count: 9, fill: 'data.rain' }, { count: 7 }] },
    ],
  },
  visit: {
    ...day,
    alt: 'Video visit with a doctor.',
    parts: [
      {
        kind: 'call',
        height: 230,
        wall: 'ground.pool',
        coat: 'ground.pick',
        skin: 'action.cap',
        hair: 'text.ink',
        shirt: 'action.fill',
      },
      {
        kind: 'chat',
        fill: 'ground.pick',
        messages: [
          { from: 'them', text: 'The swelling is down.' },
          { from: 'us', text: 'Keep the dose.' },
        ],
      },
      { kind: 'pulse', from: '72 bpm', to: '98 %' },
    ],
  },
  stone: {
    ...night,
    alt: 'A cut stone.',
    parts: [
      {
        kind: 'gem',
        facets: ['data.rain', 'data.rain 80%', 'data.rain 60%', 'data.rain 40%', 'data.rain 20%'],
      },
    ],
  },
  breath: {
    ...night,
    alt: 'Rings on water.',
    parts: [{ kind: 'ripple', title: 'Breathe out', note: '4 of 12 rounds' }],
  },
  counter: {
    ...day,
    alt: 'A sentence turned round for the person opposite.',
    parts: [
      { kind: 'facing', label: 'Norsk', text: 'Hvor stopper bussen?', fill: 'action.fill', height: 180 },
      { kind: 'heading', title: 'English' },
      { kind: 'finder', finds: 'code', note: 'Seat 12', height: 180 },
    ],
  },
  door: {
    ...night,
    alt: 'A card before the camera.',
    parts: [{ kind: 'finder', finds: 'card', note: 'Card is valid' }],
  },
  shop: {
    ...day,
    device: 'board',
    alt: 'A ring, a house and a record on one shelf.',
    parts: [
      {
        kind: 'shelf',
        items: [
          {
            title: 'Ring',
            note: '$3,480',
            picture: 'ring',
            fill: 'page.mist',
            colours: ['data.rain', 'data.rain 60%', 'data.rain 30%', 'action.cap'],
          },
          { title: 'House', picture: 'house', fill: 'page.mist', colours: ['text.ink', 'action.fill'] },
          { title: 'Record', picture: 'rain', fill: 'action.fill', colours: ['text.ink', 'action.cap'] },
        ],
      },
      { kind: 'map', height: 200, flags: [{ at: [0.4, 0.6], text: '$548k', isChosen: true }] },
    ],
  },
  loads: {
    ...day,
    device: 'board',
    alt: 'Board of loads, one of them late.',
    sidebar: {
      title: 'Loads',
      items: ['Board', 'Fleet'],
      active: 1,
      fill: 'text.ink',
      activeFill: 'ground.pick',
    },
    parts: [
      { kind: 'heading', title: '38 loads moving' },
      {
        kind: 'table',
        columns: [
          { label: 'Load', width: 0.4 },
          { label: 'State', width: 0.6 },
        ],
        rows: [
          { cells: ['L-2041', { bar: 0.8, fill: 'data.rain' }] },
          { cells: ['L-2044', { tag: 'Late', fill: 'text.ink' }], fill: 'action.cap' },
        ],
      },
    ],
  },
};
