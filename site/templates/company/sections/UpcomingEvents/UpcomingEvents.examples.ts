const event = {
  id: 'example',
  title: 'A short title',
  starts: '2030-02-12T18:30:00-08:00',
  ends: '2030-02-12T20:30:00-08:00',
  day: '12',
  month: 'Feb 2030',
  about: 'Workshop with A. Person, the harbour office, 18:30 to 20:30',
  text: 'What one does there, in one sentence.',
  seats: '24 seats',
  brief: 'A seat, please.',
};
const shared = {
  lede: 'No charge, and a list at the door.',
  ask: 'Ask for a seat',
  calendar: 'Add to a calendar',
  empty: 'Nothing is planned. Write to us.',
};

export default {
  'three events': {
    ...shared,
    heading: 'What comes next',
    events: [
      { ...event, id: 'example-1' },
      {
        ...event,
        id: 'example-2',
        title: 'Telecommunication & internationalization responsibilities',
        text: 'A text as long as an editor may write it, so that one sees how a row grows and how its date block keeps the height of the row, on phones and on wide windows alike.',
      },
      { ...event, id: 'example-3' },
    ],
  },
  'one event': { ...shared, heading: 'The next one', events: [{ ...event, id: 'example-4' }] },
  'no event': { ...shared, heading: 'Nothing yet', events: [] },
};
