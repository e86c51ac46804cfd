const event = (id: string, title: string) => ({
  id,
  title,
  starts: '2030-02-12T18:30:00-08:00',
  ends: '2030-02-12T20:30:00-08:00',
  day: '12',
  month: 'Feb 2030',
  about: 'Workshop with A. Person, the harbour office, 18:30 to 20:30',
  text: 'What one does there, in one sentence.',
  seats: '24 seats',
  brief: 'A seat, please.',
});
const words = {
  upcoming: {
    heading: 'What comes next',
    lede: 'No charge, and a list at the door.',
    ask: 'Ask for a seat',
    calendar: 'Add to a calendar',
    empty: 'Nothing is planned. Write to us.',
  },
  past: {
    heading: 'What was',
    subline: 'And what came of it',
    first: 2,
    step: 2,
    more: 'Show two more',
    all: 'Show the rest',
    count: '{shown} of {total} shown',
  },
};

export default {
  'two events, long words, and three that were': {
    ...words,
    events: {
      upcoming: [
        event('next-1', 'A short title'),
        {
          ...event('next-2', 'Telecommunication & internationalization responsibilities'),
          text: 'A text as long as an editor may write it, so that one sees how a row grows and how its date block keeps the height of the row, on phones and on wide windows alike.',
        },
      ],
      past: [
        event('past-1', 'A short title'),
        event('past-2', 'Telecommunication & internationalization responsibilities'),
        event('past-3', 'Another title'),
      ],
    },
  },
  'no event, and one that was': {
    ...words,
    events: { upcoming: [], past: [event('past-4', 'The only one')] },
  },
};
