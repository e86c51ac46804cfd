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
  certificate: {
    ...night,
    alt: 'Plot of a round stone with two flaws.',
    parts: [
      { kind: 'heading', title: '2.03 ct round' },
      {
        kind: 'plot',
        from: '8.1 mm',
        to: 'two feathers',
        flaws: [
          { round: 0.1, out: 0.4 },
          { round: 0.7, out: 0.8 },
        ],
      },
    ],
  },
  jeweller: {
    ...day,
    alt: 'A ring on a hand, beside a coin and over a scale.',
    parts: (['hand', 'coin', 'scale'] as const).map((shot) => ({
      kind: 'ringshot',
      shot,
      height: 160,
      fill: 'page.mist',
      band: 'action.cap',
      beside: 'ground.warm',
      facets: ['data.rain', 'data.rain 80%', 'data.rain 60%', 'data.rain 40%', 'data.rain 20%'],
      note: 'Window light, 11:00',
    })),
  },
  prices: {
    ...day,
    device: 'board',
    alt: 'Four columns of a price list, three of them understood.',
    parts: [
      {
        kind: 'spreadsheet',
        fill: 'data.rain',
        first: 7,
        columns: [
          { letter: 'A', found: 'carat' },
          { letter: 'F', found: 'colour' },
          { letter: 'AC', found: 'price' },
          { letter: 'BH' },
        ],
        rows: [
          ['1.02', 'G', '5,120', '.32'],
          ['0.71', 'E', '3,340', '.28'],
        ],
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
  till: {
    ...day,
    alt: 'A purchase that reaches over a limit, and a page with its picture picked up.',
    parts: [
      {
        kind: 'limit',
        height: 180,
        limit: { at: 600, label: 'Limit $600' },
        pieces: [
          { amount: 240, title: '$240', note: 'still open', fill: 'data.rain' },
          { amount: 420, title: '$420', note: 'this purchase', fill: 'action.cap' },
        ],
      },
      {
        kind: 'layout',
        active: 2,
        blocks: [
          { is: 'headline', words: 'Songs of 1971', height: 30 },
          { is: 'picture', height: 60, fill: 'data.rain' },
          { is: 'text', height: 40, span: 1 },
          { is: 'text', height: 40, span: 1 },
          { is: 'quotation', words: 'Each reel by ear.', height: 30 },
        ],
      },
    ],
  },
  porch: {
    ...day,
    alt: 'Two bottles, one of them chosen, and an address inside an area.',
    parts: [
      {
        kind: 'bottles',
        active: 1,
        bottles: [
          { glass: 'pine.1', label: 'action.cap', note: '$24' },
          { glass: 'maple.1', label: 'page.paper', form: 'flute' },
        ],
      },
      {
        kind: 'zone',
        area: [
          [0.1, 0.2],
          [0.9, 0.1],
          [0.8, 0.9],
          [0.2, 0.8],
        ],
        free: [{ at: [0.3, 0.4], radius: 0.1 }],
        address: { at: [0.6, 0.6], text: '14 Elm Street' },
      },
    ],
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
  hall: {
    ...night,
    alt: 'A hall from above, one seat marked.',
    parts: [
      {
        kind: 'seats',
        rows: [
          [20, 20],
          [22, 16],
          [24, 6],
        ],
        fill: 'data.rain',
        chosen: [2, 4],
        doors: ['Door 1', 'Door 2'],
        height: 180,
      },
    ],
  },
  book: {
    ...day,
    alt: 'A page written by hand, one line struck out and one framed.',
    parts: [
      {
        kind: 'sheet',
        fill: 'page.paper',
        pencil: 'action.fill',
        columns: [
          { label: 'Room', width: 0.4 },
          { label: 'Guest', width: 0.6 },
        ],
        rows: [
          { cells: ['One', 'Petrie'] },
          { cells: ['Two', 'Osei'], mark: 'struck' },
          { cells: ['Three', 'ours'], mark: 'kept' },
        ],
      },
      {
        kind: 'tokens',
        label: 'As it was said',
        fill: 'action.cap',
        words: [
          { text: 'The' },
          { text: 'bus', mark: 'doubt' },
          { text: 'leaves at' },
          { text: '7:30', mark: 'locked' },
        ],
      },
    ],
  },
  sets: {
    ...day,
    alt: 'Movement of a wrist: eight lifts with a dot each, and five claps that do not count.',
    parts: [
      {
        kind: 'trace',
        runs: [
          { label: '8 lifts', count: 8, reach: 0.9, fill: 'data.rain' },
          { label: '5 claps', count: 5, reach: 0.4 },
        ],
      },
    ],
  },
  plan: {
    ...night,
    alt: 'Plan for Monday with one line struck out and replaced.',
    parts: [
      {
        kind: 'edits',
        rows: [
          { title: 'Squats', why: 'Knee', was: '3 × 10', now: '2 × 8' },
          { title: 'Rows', now: '3 × 12' },
        ],
      },
    ],
  },
  sieved: {
    ...day,
    alt: 'Three screens of an app, one of them kept.',
    parts: [
      {
        kind: 'sieve',
        columns: 3,
        cards: [
          { name: 'Breathe', note: '2 of 30', kept: true },
          { name: 'Badges', note: '27 of 30', kept: false },
          { name: 'Feed', note: '28 of 30', kept: false },
        ],
      },
    ],
  },
  stores: {
    ...day,
    device: 'board',
    alt: 'A list of stores as a spreadsheet, over the rooms they lie in.',
    parts: [
      {
        kind: 'workbook',
        widths: [0.5, 0.5],
        from: 12,
        rows: [
          ['Lamp oil', '40 l'],
          ['Rope', { text: '3 coils', fill: 'action.cap' }],
          ['Chart 14', ''],
        ],
      },
      {
        kind: 'rooms',
        rooms: [
          { name: 'Oil store', wide: 4.2, deep: 3, fill: 'page.mist' },
          { name: 'Lamp room', wide: 3.1, deep: 3.1, fill: 'action.cap' },
          { name: 'Stair', wide: 2, deep: 2.4, fill: 'page.mist' },
        ],
      },
    ],
  },
};
