const event = (id: string, title: string) => ({
  id,
  title,
  starts: '2020-02-12T18:30:00-08:00',
  ends: '2020-02-12T20:30:00-08:00',
  day: '12',
  month: 'Feb 2020',
  about: 'Talk with A. Person, the harbour office',
  text: 'What came of it, in a sentence or two.',
  seats: '24 seats',
  brief: 'A seat, please.',
});
const shared = {
  heading: 'What was',
  subline: 'And what came of it',
  first: 2,
  step: 2,
  more: 'Show two more',
  all: 'Show the rest',
  count: '{shown} of {total} shown',
  ask: 'Ask for a seat',
};

export default {
  'three events, long words': {
    ...shared,
    events: [
      event('past-1', 'A short title'),
      event('past-2', 'Telecommunication & internationalization responsibilities'),
      event('past-3', 'Another title'),
    ],
  },
  'one event': { ...shared, events: [event('past-4', 'The only one')] },
};
