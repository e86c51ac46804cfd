const range = (low: number, high: number) => ({ low, high });
const words = {
  lede: 'Who does the work, where and for how long; the sum shows its steps.',
  heading: 'Who, where & for how long',
  labels: {
    role: 'Who',
    level: 'How long in it',
    region: 'Where',
    people: 'How many',
    plan: 'Plan',
    months: 'Months',
  },
  row: 'Line {row}',
  plan: '{plan}, {hours} hours',
  places: { offices: 'Ours', others: 'Others' },
  add: 'Add a line',
  remove: 'Remove line {row}',
  full: 'That is all that fits.',
  unpriced: '{region}: none',
  unlevelled: '{level}: not there',
  problems: {
    region: 'None in {region}.',
    level: 'Not in {region}.',
    people: 'From 1 to {most}.',
    months: 'From 1 to {most}.',
  },
  words: {
    any: 'Any',
    sum: '{people} × {hours} × {months} = {total} hours, at {currency} {low} to {high}: {least} to {most}',
    total: '{hours} hours by {people} in {months} months',
    days: '{days} days',
    spoken: '{range}',
    brief: '{roles}, {plan}, {months}: {range}.',
    person: '{people} {role}, {level}, {region}',
  },
  result: {
    heading: 'The range',
    stale: 'The sum before.',
    send: 'Send this estimate',
    print: 'Print',
    printed: '{date}, {address}',
    scriptless: 'The sum is an example.',
  },
  share: { copy: 'Copy link', share: 'Share', copied: 'Copied', refused: 'Copy it by hand.', script: '/' },
  script: '/',
};
const plans = { whole: { name: 'Whole', hours: 160 }, half: { name: 'Half', hours: 80 } };
const line = (role: string, people: number) => ({ role, region: 'north', level: '', people });

export default {
  'two roles': {
    ...words,
    headline: 'What a garden costs',
    offices: ['north'],
    estimate: { lines: [line('gardeners', 2), line('foresters', 1)], plan: 'whole', months: 3 },
    book: {
      currency: 'USD',
      roles: {
        gardeners: {
          name: 'Gardeners',
          rates: { north: { '': range(15, 40), new: range(15, 20) }, west: { '': range(65, 200) } },
        },
        foresters: { name: 'Foresters', rates: { north: { '': range(20, 60) } } },
      },
      regions: { north: 'North', west: 'West' },
      levels: { new: 'New' },
      plans,
    },
  },
  'one role, long words, large amounts': {
    ...words,
    headline: 'Responsibilities & internationalization',
    offices: ['north'],
    estimate: { lines: [line('auditors', 20)], plan: 'whole', months: 24 },
    book: {
      currency: 'USD',
      roles: {
        auditors: { name: 'Telecommunication auditors', rates: { north: { '': range(900, 1800) } } },
      },
      regions: { north: 'Islands of the south' },
      levels: { experienced: 'Internationally experienced' },
      plans,
    },
  },
};
