const words = {
  headline: 'Tram boards for late trams',
  lede: 'Built with the people who drive them.',
  action: 'Ask us',
  link: { label: 'What it costs', page: '/costs/' },
  answers: [
    { label: 'Rails', value: 'Steel' },
    { label: 'First board', value: '8 weeks' },
    { label: 'So far', value: '12 boards', page: '/figures/#boards' },
    { label: 'Trial', value: 'Two days' },
  ],
  today: '2026-11-26',
  resolveLink: (page: string) => page,
};
const caption = 'A caption that uses all the space it is given, so that it breaks over several lines.';
const long = 'Internationalization';
const sheet = {
  title: 'Depot 4',
  base: 'May 2025; one stroke is one ring',
  note: 'The last one has an owner.',
};

const pane = (name: string, columns: number, parts: number, ...marked: number[]) => ({
  name,
  columns,
  parts,
  marked,
});
const board = {
  caption,
  panes: [
    pane('Lines', 1, 8),
    pane('Clock', 8, 8, 2),
    pane('Trams', 6, 42, 9, 10),
    pane(long, 3, 9, 1),
    pane('Depot', 3, 12),
  ],
};
const limit = (name: string, used: number, of: number) => ({ name, used, of, text: 'One for each line.' });
const rung = (name: string, from: string, activeUntil: string, until: string) => ({
  name,
  from,
  activeUntil,
  until,
  note: `Until ${until}`,
});
const plan = (name: string, working: number, waiting: number, done: number) => ({
  name,
  working,
  waiting,
  done,
  text: 'Nine trams hear nothing.',
});
const group = (name: string, kept: string[], gone: string[]) => ({
  name,
  kept,
  gone,
});
const call = (name: string, from: number, takes: number, waited = false) => ({ name, from, takes, waited });
const part = (name: string, requests: number, kilobytes: number) => ({ name, requests, kilobytes });
const passage = (text: string, note?: string, heading?: string) => ({ text, note, heading });
const wish = (name: string, hours: number, why?: string) => ({ name, hours, why });
const step = (from: string, to: string, days: number, note?: string) => ({
  from,
  to,
  days,
  minutes: 5,
  note,
});
const rider = (name: string, taps: number, later: number, ended = false) => ({ name, taps, later, ended });

export default {
  'a board': { ...words, drawing: 'board', board },
  'a canvas': {
    ...words,
    drawing: 'canvas',
    canvas: {
      caption,
      limits: [limit('Trams', 42, 60), limit(long, 6, 8), limit('Stops', 22, 30), limit('Drivers', 120, 120)],
    },
  },
  'a ladder': {
    ...words,
    drawing: 'ladder',
    ladder: {
      caption,
      todayLabel: 'Today, {month}',
      rungs: [
        rung('Line 3', '2026-09', '2026-12', '2027-06'),
        rung(long, '2026-05', '2026-08', '2027-02-14'),
        rung('Line 1', '2026-01', '2026-04', '2026-10'),
      ],
    },
  },
  'a loop': {
    ...words,
    drawing: 'loop',
    loop: { caption, waitingWords: long, plans: [plan('One line', 1, 40, 8), plan('Two lines', 1, 0, 23)] },
  },
  'names struck out': {
    ...words,
    drawing: 'struck',
    struck: {
      caption,
      groups: [
        group('Light', ['Lamp'], ['Second lamp', long]),
        group(long, [], ['Horn']),
        group('Views', ['Window'], []),
      ],
    },
  },
  'a template': {
    ...words,
    drawing: 'template',
    template: {
      caption,
      file: 'Stop.vue',
      lines: [
        { code: '<section>' },
        { code: '  <h2>{{ stop }}</h2>', mark: 1 },
        { code: '  <Internationalization v-for="tram in trams" />', mark: 2 },
        { code: '</section>' },
      ],
      parts: [
        { mark: 1, shape: 'heading', words: [long] },
        { mark: 2, shape: 'rows', words: ['12:04, line 2', '12:09, line 5'] },
      ],
    },
  },
  'a waterfall': {
    ...words,
    drawing: 'waterfall',
    waterfall: {
      caption,
      plans: [
        {
          name: 'In a row',
          seen: 'After 320 ms.',
          calls: [call(long, 0, 120, true), call('Rain', 120, 200)],
        },
        { name: 'At once', seen: 'After 200 ms.', calls: [call('Line', 0, 120), call('Rain', 0, 200, true)] },
      ],
    },
  },
  weights: {
    ...words,
    drawing: 'weight',
    weight: {
      caption,
      states: [
        { name: 'Before', parts: [part('pictures', 6, 420), part(long, 3, 1000)] },
        { name: 'After', parts: [part('pictures', 2, 60), part('scripts', 1, 20)] },
      ],
    },
  },
  'a score': {
    ...words,
    drawing: 'score',
    sheet: {
      ...sheet,
      of: 40,
      columns: { check: 'Check', before: 'Bell 3', after: 'Bell 4' },
      checks: [
        { name: 'Heard at the corner', before: 22, after: 37 },
        { name: long, before: 30, after: 40 },
        { name: 'Wakes no child', before: 39, after: 35 },
      ],
    },
  },
  'a receipt': {
    ...words,
    drawing: 'receipt',
    receipt: {
      ...sheet,
      sum: 'One bell',
      lines: [
        { label: 'Brass', detail: '2 kg', marks: 40 },
        { label: long, detail: '4 m', marks: 9 },
        { label: 'Paint', detail: 'one coat', marks: 0 },
      ],
    },
  },
  'a load curve': {
    ...words,
    drawing: 'load',
    load: {
      ...sheet,
      limit: { at: 30, label: '30 rings a minute' },
      columns: Array.from({ length: 48 }, (_, i) => (i * 7) % 50),
      peak: '49 rings',
    },
  },
  'a log': {
    ...words,
    drawing: 'log',
    log: {
      ...sheet,
      target: 15,
      columns: { call: 'Call', alarm: 'Alarm', minutes: 'Minutes' },
      calls: [3, 16, 1, 9, 4].map((minutes, i) => ({
        at: `${i + 1} May, 04:10`,
        alarm: 'The bell of the harbour',
        minutes,
      })),
    },
  },
  slices: {
    ...words,
    drawing: 'slices',
    slices: {
      ...sheet,
      months: 8,
      parts: [1, 3, 6, 8, undefined].map((replaced, i) => ({
        name: `${long} ${i}`,
        replaced,
        outcome: replaced ? `Month ${replaced}` : 'Kept',
      })),
    },
  },
  'a spread': {
    ...words,
    drawing: 'spread',
    document: {
      title: 'Memo for the harbour line',
      caption,
      pages: [
        {
          number: 3,
          passages: [
            passage('Nine of 14 passengers walk.', 'Ask the other five why.', 'What we heard'),
            passage('The hill is the reason.'),
          ],
        },
        { number: 4, passages: [passage('One line, uphill.', `${long}?`), passage('No bell yet.')] },
      ],
    },
  },
  'a backlog': {
    ...words,
    drawing: 'backlog',
    document: {
      title: 'Backlog of a tram app',
      caption,
      words: { line: 'Line', hours: 'Hours', why: 'Why it went', stays: 'Stay', struck: 'Struck' },
      lines: [
        wish('Timetable', 120),
        wish(long, 1200),
        wish('Seat map', 90, 'Riders stand'),
        wish('Chat with the driver', 60, 'The driver drives'),
        wish('Badges', 30, 'Asked for by none of nine'),
      ],
    },
  },
  'a tested screen': {
    ...words,
    drawing: 'screen',
    document: {
      title: 'Ticket screen, rejected',
      caption,
      parts: [
        { label: long, stuck: 3, note: 'Which zone is the harbour?' },
        { label: 'Time', stuck: 0 },
        { label: 'Pay', stuck: 1 },
      ],
      fewest: 4,
      words: { stuck: 'got stuck', taps: 'taps', ended: 'gave up', later: 'later' },
      people: [rider(long, 5, 4), rider('Student', 9, 4), rider('Baker', 30, 6, true), rider('Twin', 4, 4)],
    },
  },
  'a route': {
    ...words,
    drawing: 'route',
    document: {
      title: 'A lost umbrella, 4 May',
      caption,
      words: { waited: 'days waited:', worked: 'minutes of work:', sum: 'In all,' },
      handovers: [
        step('Driver', 'Depot', 1),
        step('Depot', long, 30, 'Goes with the Thursday mail'),
        step(long, 'Shelf', 3),
        step('Shelf', 'Owner', 1, 'Rain had stopped'),
      ],
    },
  },
  'long words, one answer, nothing to link to': {
    ...words,
    headline: 'Internationalized incomprehensibility development',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the headline.',
    answers: [{ label: 'A question of some length', value: 'Internationalization, mostly' }],
    resolveLink: () => undefined,
    drawing: 'board',
    board,
  },
};
