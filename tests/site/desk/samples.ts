import type { DeskInquiry, DeskPage, DeskProps, DeskRow, ReplyTimes } from '../../../contract/desk.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A Saturday at 21:40 in UTC. */
const now = Date.UTC(2026, 10, 28, 21, 40);

const ago = (hours: number) => now - hours * hour;

const promiseHours = 24;

const names = [
  [
    'Maria Oliveira',
    'BR',
    'A booking app for three clinics, replacing a spreadsheet that two people edit at once.',
  ],
  [
    'Jørgen Ødegård',
    'NO',
    'Our warehouse scanners talk to a server nobody dares to restart. Can you look at it in December?',
  ],
  ['שרה כהן', 'IL', 'אנחנו צריכים אפליקציה להזמנת תורים, עם יומן משותף ותשלום.'],
  [
    'Priya Raghunathan',
    'IN',
    'Flutter rewrite of a loyalty app, about 40,000 users, two stores. Budget is agreed.',
  ],
  ['Tom', 'GB', 'hi, how much for an app like uber'],
  [
    'Wilhelmina Featherstonehaugh-Brandenburgh',
    'DE',
    'Wartungsvertrag für ein Portal: sieben Anwendungen, ein Ansprechpartner, feste Zeiten.',
  ],
  ['李小龙', 'CN', '我们需要一个支持离线使用的巡检应用程序，并与现有系统集成。'],
  [
    'Ada Mensah',
    'GH',
    'We would like to see two engineers for React Native by Thursday, one of them senior.',
  ],
] as const;

const references = [
  '7KX2M-9DRTA',
  'B41ZQ-0HM8V',
  'C9WE3-TT5JD',
  'D0R6N-8QKXA',
  'E7P1S-4GZBC',
  'F2VYH-M6D90',
  'GZ83K-1W5RT',
  'HJ5Q7-XN2EP',
];

const row = (place: number, change: Partial<DeskRow> = {}): DeskRow => {
  const [name, countryCode, brief] = names[place % names.length] ?? names[0];
  const receivedAt = change.receivedAt ?? ago(3);
  return {
    reference: references[place % references.length] ?? '',
    version: 0,
    ...{ name, brief, countryCode },
    state: 'new',
    suspicion: null,
    receivedAt,
    dueAt: receivedAt + promiseHours * hour,
    takenBy: null,
    takenAt: null,
    answeredAt: null,
    contradictedAt: null,
    parked: false,
    may: ['take', 'answer', 'aside', 'suspect', 'note', 'redeliver', 'erase'],
    ...change,
  };
};

const user = 'bao@agency.example';
const other = 'ines.carvalho@agency.example';

const taken = {
  state: 'taken',
  may: ['giveBack', 'handOver', 'answer', 'aside', 'suspect', 'note', 'redeliver', 'erase'],
} as const;

const open: readonly DeskRow[] = [
  row(1, { receivedAt: ago(31.4), contradictedAt: ago(0.3), version: 3 }),
  row(0, { receivedAt: ago(24.6), ...taken, takenBy: other, takenAt: ago(20), version: 1 }),
  row(2, { receivedAt: ago(22.9) }),
  row(3, { receivedAt: ago(19.2), ...taken, takenBy: user, takenAt: ago(2), version: 2 }),
  row(4, { receivedAt: ago(12), parked: true }),
  row(5, { receivedAt: ago(7.7), ...taken, takenBy: other, takenAt: ago(7), version: 1 }),
  row(6, { receivedAt: ago(2.2) }),
  row(7, { receivedAt: ago(0.02), countryCode: null }),
];

const desk = {
  brand: 'Loom & Ledger',
  now,
  user,
  csrf: 'vD0mJ3pQ-1QX3yK9a5bZ7c',
  counts: { open: 8, new: 5, taken: 3, answered: 412, aside: 37, before: 61, overdue: 2, suspects: 3 },
};

const inquiry = (from: DeskRow, change: Partial<DeskInquiry> = {}): DeskInquiry => ({
  ...from,
  id: '0199e2d4-7c1b-7a3f-9d20-5be08c1f77aa',
  fields: {
    name: from.name,
    email: 'maria.oliveira@clinica-horizonte.example',
    phoneNumber: '11987654321',
    country: '+55',
    projectBrief: `${from.brief}\n\nToday a receptionist in each clinic keeps the same sheet open, and on Mondays they overwrite one another. We want patients to book by phone or on the web, with a reminder the evening before.\n\nWe start in January. Who would we talk to, and what does the first month cost?`,
    link: 'https://clinica-horizonte.example/agenda?aba=2',
    pathName: '/hire/react-native-developers/',
  },
  steps: [
    {
      ...{ version: 1, at: from.receivedAt + 20 * minute, who: '', via: 'visitor', kind: 'corrected' },
      ...{ state: 'new', takenBy: null, words: null },
    },
    {
      ...{ version: 2, at: from.receivedAt + 4 * hour, who: other, via: 'link', kind: 'taken' },
      ...{ state: 'taken', takenBy: other, words: null },
    },
    {
      ...{ version: 3, at: from.receivedAt + 5 * hour, who: other, via: 'desk', kind: 'noted' },
      ...{ state: 'taken', takenBy: other },
      words: 'Called twice, nobody there. They are three hours behind us.\nTry again at 17:00 their time.',
    },
    {
      ...{ version: 4, at: from.receivedAt + 6 * hour, who: other, via: 'desk', kind: 'handed_over' },
      ...{ state: 'taken', takenBy: user, words: null },
    },
  ],
  deliveries: [
    {
      ...{ channel: 'mail', state: 'delivered', attempts: 1, nextAttemptAt: null },
      ...{ deliveredAt: from.receivedAt + 2_000, parkedAt: null, lastError: null },
    },
    {
      ...{ channel: 'webhook', state: 'parked', attempts: 21, nextAttemptAt: null },
      ...{
        deliveredAt: null,
        parkedAt: ago(1),
        lastError: '503 Service Unavailable: the CRM is being moved',
      },
    },
    {
      ...{ channel: 'event.2', state: 'waiting', attempts: 3, nextAttemptAt: now + 15 * minute },
      ...{ deliveredAt: null, parkedAt: null, lastError: 'connect ETIMEDOUT' },
    },
  ],
  others: [
    { reference: 'HJ5Q7-XN2EP', state: 'answered', suspicion: null, receivedAt: ago(900) },
    { reference: 'GZ83K-1W5RT', state: 'new', suspicion: 'honeypot', receivedAt: ago(901) },
  ],
  ...change,
});

const mine = inquiry(
  row(0, { receivedAt: ago(19.2), ...taken, takenBy: user, takenAt: ago(13.2), version: 4 }),
);
const fresh = inquiry(row(0, { receivedAt: ago(2.2) }), { steps: [], others: [] });
const late = inquiry(
  row(1, { receivedAt: ago(31.4), ...taken, takenBy: other, takenAt: ago(27.4), contradictedAt: ago(0.3) }),
);
const suspect = inquiry(
  row(4, { receivedAt: ago(5), suspicion: 'too-fast', may: ['genuine', 'note', 'erase'] }),
  { steps: [], deliveries: [], others: [] },
);
const answered = inquiry(
  row(3, {
    receivedAt: ago(50),
    state: 'answered',
    answeredAt: ago(36),
    takenBy: user,
    may: ['reopen', 'note'],
  }),
);

const users = [user, other, 'sales@agency.example'];
const one = { ...desk, promiseHours };

const month: ReplyTimes = {
  ...{ from: '2026-10-29', to: '2026-11-27', due: 57, kept: 51, late: 3, contradicted: 1, open: 2 },
  keptPercent: 89,
  median: { hours: 4, isMore: false },
  ninetieth: { hours: 31, isMore: true },
  ...{ aside: 6, erased: 1, inTime: 6, overdue: 2 },
};

const week: ReplyTimes = {
  ...{ from: '2026-11-21', to: '2026-11-27', due: 12, kept: 11, late: 1, contradicted: 0, open: 0 },
  ...{ keptPercent: null, median: null, ninetieth: null },
  ...{ aside: 0, erased: 0, inTime: 6, overdue: 2 },
};

const year: ReplyTimes = {
  ...month,
  ...{ from: '2025-11-28', due: 1204, kept: 1131, late: 52, contradicted: 9, open: 12, keptPercent: 93 },
};

const session = {
  ...{ handle: 'a1', device: 'Safari on an iPhone', createdAt: ago(30), seenAt: ago(0.01) },
  ...{ endsAt: now + 100 * hour, current: true },
};

export type Sample = { [Page in DeskPage]: { page: Page; props: DeskProps[Page] } }[DeskPage];

/** Every page of the desk in each of its states, by a name. */
export const samples: Readonly<Record<string, Sample>> = {
  'sign-in': { page: 'signIn', props: { brand: desk.brand, now, next: '' } },
  'sign-in-again': {
    page: 'signIn',
    props: {
      ...{ brand: desk.brand, now, next: '/desk/suspects/', because: 'expired' },
      problem: { email: 'bao@', why: 'invalid' },
    },
  },
  code: { page: 'code', props: { brand: desk.brand, now, next: '', until: now + 9 * minute } },
  'code-wrong': {
    page: 'code',
    props: {
      ...{ brand: desk.brand, now, next: '', until: now + 9 * minute },
      problem: { why: 'wrong', triesLeft: 1 },
    },
  },
  'code-none': { page: 'code', props: { brand: desk.brand, now, next: '', until: null } },
  link: { page: 'link', props: { brand: desk.brand, now, state: 'ready', token: 'abc', csrf: desk.csrf } },
  'link-elsewhere': {
    page: 'link',
    props: { brand: desk.brand, now, state: 'elsewhere', token: 'abc', csrf: '' },
  },
  'link-over': { page: 'link', props: { brand: desk.brand, now, state: 'over', token: 'abc', csrf: '' } },
  list: { page: 'list', props: { ...one, list: 'open', rows: open, page: 1, total: 8 } },
  'list-first': {
    page: 'list',
    props: {
      ...{ ...one, list: 'open', rows: open, page: 1, total: 8 },
      notice: { kind: 'first', who: other, at: ago(0.1), state: 'taken' },
    },
  },
  'list-answered': {
    page: 'list',
    props: {
      ...{ ...one, list: 'answered', page: 2, total: 412 },
      rows: Array.from({ length: 50 }, (_, i) =>
        row(i, {
          ...{ receivedAt: ago(60 + i * 7), state: 'answered', takenBy: i % 2 ? user : other },
          ...{ answeredAt: ago(60 + i * 7 - 2 - ((i * 5) % 29)), may: ['reopen', 'note'] },
          reference: `${references[i % 8]?.slice(0, 5)}-${String(10_000 + i)}`,
        }),
      ),
    },
  },
  'list-none': {
    page: 'list',
    props: {
      ...{ ...one, list: 'open', rows: [], page: 1, total: 0 },
      counts: { open: 0, new: 0, taken: 0, answered: 0, aside: 0, before: 0, overdue: 0, suspects: 0 },
      notice: { kind: 'done', post: 'answered', reference: '7KX2M-9DRTA' },
    },
  },
  suspects: {
    page: 'suspects',
    props: {
      ...{ ...one, page: 1, total: 3 },
      rows: ['honeypot', 'too-fast', 'surge'].map((suspicion, i) =>
        row(i + 4, { suspicion, receivedAt: ago(2 + 13 * i), may: ['genuine', 'note', 'erase'] }),
      ),
    },
  },
  search: { page: 'search', props: { ...one, result: null } },
  'search-found': {
    page: 'search',
    props: { ...one, result: { words: 'clinic', rows: open.slice(0, 3), older: '0199e2d4', cut: true } },
  },
  'search-nothing': {
    page: 'search',
    props: { ...one, result: { words: 'zeppelin', rows: [], older: null, cut: false } },
  },
  'inquiry-new': { page: 'inquiry', props: { ...one, inquiry: fresh, users } },
  'inquiry-mine': {
    page: 'inquiry',
    props: { ...one, inquiry: mine, users: users.slice(1), notice: { kind: 'done', post: 'take' } },
  },
  'inquiry-late': {
    page: 'inquiry',
    props: { ...one, inquiry: late, users: [user, 'sales@agency.example'], notice: { kind: 'changed' } },
  },
  'inquiry-suspect': { page: 'inquiry', props: { ...one, inquiry: suspect, users } },
  'inquiry-answered': { page: 'inquiry', props: { ...one, inquiry: answered, users } },
  answer: {
    page: 'answer',
    props: { ...one, inquiry: mine, subject: 'Your inquiry to Loom & Ledger (7KX2M-9DRTA)' },
  },
  'answer-free': {
    page: 'answer',
    props: { ...one, inquiry: fresh, subject: 'Your inquiry to Loom & Ledger (7KX2M-9DRTA)' },
  },
  aside: { page: 'aside', props: { ...one, inquiry: mine } },
  erase: {
    page: 'erase',
    props: { ...one, inquiry: mine, count: 3, code: { state: 'none', until: null } },
  },
  'erase-code': {
    page: 'erase',
    props: {
      ...{ ...one, inquiry: mine, count: 3 },
      code: { state: 'sent', until: now + 8 * minute, problem: { why: 'wrong', triesLeft: 3 } },
    },
  },
  export: {
    page: 'export',
    props: { ...desk, count: 421, code: { state: 'given', until: null } },
  },
  measure: {
    page: 'measure',
    props: {
      ...{ ...one, fewestForShares: 20 },
      periods: [
        { ...week, days: 7 },
        { ...month, days: 30 },
        { ...year, days: 365 },
      ],
    },
  },
  sessions: {
    page: 'sessions',
    props: {
      ...desk,
      sessions: [
        session,
        { ...session, handle: 'b2', device: 'Firefox on Linux', seenAt: ago(9), current: false },
      ],
    },
  },
  log: {
    page: 'log',
    props: {
      ...{ ...desk, page: 1, total: 3 },
      rows: [
        { at: ago(1), who: user, what: 'signed in from Safari on an iPhone' },
        { at: ago(4), who: other, what: 'export as csv' },
        {
          at: ago(40),
          who: 'root',
          what: 'erase of 0199e2d4-7c1b-7a3f-9d20-5be08c1f77aa, 0199e2d4-7c1b-7a3f-9d20-5be08c1f77ab',
        },
      ],
    },
  },
  problem: { page: 'problem', props: { brand: desk.brand, now, why: 'unavailable' } },
};
