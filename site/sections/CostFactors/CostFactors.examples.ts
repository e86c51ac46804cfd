const factors = [
  { way: 'In-house', times: 2.5, ours: false },
  { way: 'Through us', times: 1.5, ours: true },
  { way: 'Freelance', times: 1, ours: false },
];

export default {
  'three ways': {
    heading: 'What one hire costs in all',
    text: ['In-house pays for the desk.', 'One job is a job for one person.'],
    name: 'Gardeners',
    factors,
  },
  'two ways, long words': {
    heading: 'Responsibilities & internationalization',
    text: ['A text.'],
    name: 'Telecommunication auditors',
    factors: factors.slice(1).map((factor) => ({ ...factor, way: 'Acknowledgement' })),
  },
};
