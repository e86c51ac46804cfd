import type { ComponentProps } from 'react';
import type { CountryExhibit } from './CountryExhibit.tsx';
import type { LanguagePairs } from './drawings/LanguagePairs.schema.ts';

const resolveLink = (page: string) => page;
const span = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const ownDay = span(9, 17);
const long = {
  heading: 'Internationalization of responsibilities & telecommunication',
  lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
  resolveLink: () => undefined,
};

const clause = (number: string, title: string) => ({
  number,
  title,
  text: 'The Keeper feeds the carp at dawn and tells the Owner which of them did not come.',
  note: 'Dawn is in the almanac ([Office of Ponds, 2024](https://ponds.example/)).',
});

const shared = (city: string, from: number, to: number) => ({
  city,
  shared: from < to ? [span(from, to)] : [],
  sharedMinutes: (to - from) * 60,
});
const zone = (name: string, ahead: number, change: number) => ({
  name,
  own: ownDay,
  ahead: ahead * 60,
  offices: [shared('Tartu', 9, change), shared('Suva', change - 0.5, 17)],
});
const stairWords = {
  office: '{city} {from} to {to}',
  key: 'Half an hour of {city}',
  both: 'Half an hour of both',
};

const languages: LanguagePairs['languages'] = [
  { label: 'English', lang: 'en', locale: 'en-NZ' },
  { label: 'Deutsch', lang: 'de', locale: 'de-CH' },
];
const note = 'The second one needs more room.';
const samples: LanguagePairs['samples'] = [
  { kind: 'error', name: 'An error', first: 'Write a name.', second: 'Schreiben Sie einen Namen.', note },
  { kind: 'button', name: 'A button', first: 'Water it', second: 'Bewässerungsanlage einschalten', note },
  { kind: 'date', name: 'A date', day: '2027-05-12', note },
  { kind: 'price', name: 'A price', amount: 1234.5, note },
];

const ruleColumns = { state: 'State', rule: 'What holds there', change: 'In the build' };
const rule = (code: string, state: string, matter: string) => ({
  code,
  state,
  matter,
  text: 'Ponds need a fence since 2020 ([Office of Ponds, 2024](https://ponds.example/)).',
  change: 'The form asks for the height of the fence.',
});

const taxes = {
  heading: 'Three rates from plain to coast',
  lede: 'The lake sets its own ([tax office, 2026](https://tax.example/)).',
  sale: 100,
  national: { name: 'NT', percent: 6 },
  joint: 'JT',
  steps: [
    { code: 'low', where: 'The plain' },
    { code: 'middle', where: 'The hills and the lake', local: { name: 'LT', percent: 4.5, joint: false } },
    { code: 'high', where: 'The coast', local: { name: 'LT', percent: 7, joint: true } },
  ],
  words: {
    national: 'One per cent of the nation',
    local: 'One per cent of its part',
    sale: 'Under a rate: its tax on {sale}',
  },
  points: [
    {
      title: 'Where the buyer sits',
      text: 'The address decides ([tax office, 2026](https://tax.example/)).',
    },
    { title: 'What is free', text: 'Seeds are.' },
  ],
  invoice: {
    title: 'What the invoice says',
    number: 'Tax number 123',
    work: 'One gardener, {hours} hours at USD {rate}',
    hours: 10,
    rate: 30,
    converted: 'At USD {exchange} for a crown',
    exchange: 0.1,
    at: 'high',
    tax: '{tax}, {percent}%',
    due: 'To pay',
  },
  currency: 'NOK',
  rates: {
    text: 'An hour costs {currency} {rates} in {year} ([pricing](/pricing/)).',
    id: 'gardeners',
    currency: 'USD',
    year: 2025,
    low: 20,
    high: 40,
    region: 'Estonia',
    regionId: 'east',
  },
  from: { name: 'Obel & Son', country: 'Norway', address: ['4 Quay Road', 'Tartu'] },
  resolveLink,
};

const seen = (city: string, country: string, from: number, to: number, sharedHours: number) => ({
  city,
  country,
  span: span(from, to),
  sharedMinutes: sharedHours * 60,
});
const hourWords = {
  shared: '{time} shared',
  season: 'Clocks here',
  office: 'At work in {city}',
  answered: 'Somebody answers',
  of: '{time} of {day}',
};

const zoneDay = (label: string, from: number) => ({
  label,
  from,
  strokes: [[0], [0, 1], [1], [1], [1], []],
  own: span(9, 12),
  offices: [shared('East', 9, 10), shared('West', 9.5, 12)],
});
const strokeWords = {
  alone: '{city} alone',
  together: 'both at work',
  none: 'closed',
  until: '{city} until {to}',
  from: '{city} from {from}',
  between: '{city} {from}–{to}',
  day: '{city} all day',
};

export default {
  'three clauses and two': {
    form: 'agreement',
    exhibit: {
      heading: 'Five clauses on carp',
      lede: 'Out of 14, and a sample.',
      title: 'Agreement on a pond',
      stamp: 'Sample',
      pages: [
        {
          number: 'Page 3',
          clauses: [clause('2.1', 'Feeding'), clause('2.4', 'Ice'), clause('3', 'Herons')],
        },
        { number: 'Page 8', clauses: [clause('9.2', 'Notice'), clause('11', 'Law')] },
      ],
      resolveLink,
    },
  },
  'three clocks, two offices': {
    form: 'clockStair',
    exhibit: {
      heading: 'Three clocks from coast to coast',
      lede: 'The day goes west ([clocks, 2026](https://clock.example/)).',
      words: stairWords,
      note: 'Islands keep a clock of their own.',
      seasons: [
        { label: 'Winter', zones: [zone('East', -3, 12), zone('Middle', -4, 11), zone('West', -6, 9.5)] },
        { label: 'Summer', zones: [zone('East', -2, 13), zone('Middle', -3, 12), zone('West', -6, 9.5)] },
      ],
      resolveLink,
    },
  },
  'a year with five marks': {
    id: 'example-days',
    form: 'closedDays',
    exhibit: {
      heading: 'A year of the workshop, day by day',
      lede: 'Each stroke is a day of 2027. The workshop is closed on two working days.',
      year: 2027,
      closed: [
        { day: '2027-01-01', name: 'New Year' },
        { day: '2027-05-01', name: 'Labour Day' },
        { day: '2027-10-21', name: 'Founders’ walk' },
      ],
      thin: [
        { day: '2027-03-29', name: 'The day after Easter' },
        { day: '2027-12-24', name: 'Christmas Eve' },
      ],
      words: { closed: 'Closed', thin: 'Many away', work: 'At work', weekend: 'Weekend' },
      hours: { heading: 'Hours in common', text: 'From eight to five by your own clock.' },
      language: 'en',
      resolveLink,
    },
  },
  'four parts of a screen': {
    form: 'languagePairs',
    exhibit: {
      heading: 'Two languages in one garden',
      lede: 'The sign at the pond has both ([pond act, 2024](https://pond.example/)).',
      languages,
      samples,
      letters: '{count} letters',
      currency: 'NZD',
      limit: 'We do not translate poems.',
      resolveLink,
    },
  },
  'an invoice with a fifth and a tenth': {
    form: 'paymentPath',
    exhibit: {
      heading: 'One invoice on its way',
      lede: 'A stroke is EUR 500.',
      invoice: { currency: 'EUR', stroke: 500 },
      sum: { fee: 10000, tax: 2000, withheld: 1000, invoice: 12000, arrives: 11000 },
      parts: { fee: 'Fee', tax: 'Tax', withheld: 'Kept back' },
      labels: { billed: 'Billed', sent: 'Sent', withheld: 'Kept back', passed: 'Passed on' },
      steps: {
        billed: 'The tax on top.',
        sent: 'The bank sends the rest.',
        withheld: 'They go to the tax office under our number.',
        passed: 'Passed on the month after.',
      },
      currency: { heading: 'In your own money', text: 'The invoice names one currency.' },
      rates: {
        heading: 'An hour in 2031',
        id: 'example',
        note: 'An example.',
        region: 'Region',
        hour: 'An hour',
        card: {
          regions: [
            { id: 'coast', region: 'Coast', low: 20, high: 45, ours: true },
            { id: 'inland', region: 'Inland', low: 40, high: 90, ours: false },
          ],
        },
      },
      resolveLink,
    },
  },
  'a wet summer': {
    form: 'rainYear',
    exhibit: {
      heading: 'Rain by month & what we arrange',
      lede: 'A stroke is 10 mm.',
      stroke: 10,
      months: [0, 0, 10, 10, 30, 140, 190, 120, 130, 80, 30, 10],
      unit: 'mm',
      plans: [
        { title: 'Two lines', text: 'Fibre and radio.' },
        { title: 'Desks at home', text: 'Who cannot cross the river stays.' },
        { title: 'No releases on Fridays', text: 'In July the power goes at six.' },
      ],
      language: 'en',
      resolveLink,
    },
  },
  'three rules': {
    form: 'stateRules',
    exhibit: {
      heading: 'Three rules about ponds',
      lede: 'A pond lawyer reads this with you.',
      columns: ruleColumns,
      rows: [
        rule('NH', 'Northland', 'Fences'),
        rule('SH', 'Southland', 'Fences'),
        rule('SH', 'Southland', 'Tax'),
      ],
      resolveLink,
    },
  },
  'three steps of tax': { form: 'taxSteps', exhibit: taxes },
  'two offices, one past midnight': {
    form: 'workingHours',
    exhibit: {
      heading: 'Nine to five, answered',
      lede: 'The east begins and the west goes on ([clocks, 2026](https://clock.example/)).',
      words: hourWords,
      note: 'A person works eight of these hours.',
      own: { country: 'Norway', span: ownDay },
      seasons: [
        {
          label: 'Winter',
          offices: [seen('Tartu', 'Estonia', 7.5, 15, 6), seen('Halifax', 'Canada', 15, 26, 2)],
          answered: 480,
        },
        {
          label: 'Summer',
          offices: [seen('Tartu', 'Estonia', 8.5, 16, 7), seen('Halifax', 'Canada', 16, 27, 1)],
          answered: 480,
        },
      ],
      resolveLink,
    },
  },
  'two zones, one half-hour without an office': {
    form: 'zoneStrokes',
    exhibit: {
      heading: 'Two zones by the half-hour',
      lede: 'Of 24 strokes, 20 have somebody ([clocks, 2024](https://clocks.example/)).',
      zones: [
        {
          name: 'Harbour',
          states: 'The quay and the islands',
          seasons: [zoneDay('Winter', 2), zoneDay('Summer', 0)],
        },
        {
          name: 'Hill',
          states: 'All above the tram',
          seasons: [zoneDay('Winter', 4), zoneDay('Summer', 2)],
        },
      ],
      columns: 10,
      words: strokeWords,
      still: ['The lighthouse never changes its clock.'],
      note: 'Lunch is left out.',
      resolveLink,
    },
  },
  'a stair of long names, one office all day': {
    form: 'clockStair',
    exhibit: {
      ...long,
      words: stairWords,
      note: 'A note of one sentence.',
      seasons: ['Dry season of the northern plain', 'Wet season'].map((label) => ({
        label,
        zones: [1, 2, 3].map((at) => ({
          name: `Counterrevolutionary territories, part ${at}`,
          own: ownDay,
          ahead: at * -60,
          offices: [shared('Llanfairpwllgwyngyll', 9, 17)],
        })),
      })),
    },
  },
  'rules of long words': {
    form: 'stateRules',
    exhibit: {
      ...long,
      columns: ruleColumns,
      rows: [
        rule('LLW', 'Llanfairpwllgwyngyll', 'Telecommunication'),
        rule('XX', 'Incomprehensible', 'Counterrevolution'),
      ],
    },
  },
  'eight steps of long words, no office there': {
    form: 'taxSteps',
    exhibit: {
      ...taxes,
      ...long,
      steps: Array.from({ length: 8 }, (_, at) => ({
        code: ['high', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][at] ?? 'high',
        where: 'Newfoundlander and telecommunication islands',
        local: { name: 'LONGNAME', percent: 2.125 + at, joint: at % 2 === 1 },
      })),
      currency: 'PGK',
      from: { name: 'Llanfairpwllgwyngyll', country: 'Papua New Guinea', address: [] },
    },
  },
} satisfies Record<string, ComponentProps<typeof CountryExhibit>>;
