import { labels, row } from '../../records/rankings.examples.ts';

const marks = [
  { name: 'Light', score: 9.5 },
  { name: 'Stairs', score: 3 },
  { name: 'Counterrevolutionaries & telecommunication', score: 0.5 },
];
const rows = [row('Fastnet', 1, 9.4), row('Skerry', 2, 8), row('Eddy', 2, 8), row('Low', 4, 2.1)];
const companies = rows.map(({ id, ...company }, at) => ({
  ...company,
  id: `profile-${id}`,
  marks,
  text: 'It stands on a rock and has stood there for 90 years. '.repeat(1 + at),
  weakness: 'The stairs are steep. '.repeat(4 - at).trim(),
}));

export default {
  'four companies with texts of different length': {
    heading: 'Each lighthouse & where it leaks',
    lede: 'We climbed all of them, and slept in none.',
    companies,
    labels,
  },
  'one company': {
    heading: 'Telecommunication responsibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    companies: companies.slice(1, 2).map((company) => ({
      ...company,
      id: 'alone',
      name: 'Internationalizations',
      total: 10,
      rank: 10,
    })),
    labels,
  },
};
