const event = (when: string, title: string, side: string) => ({
  when,
  title,
  side,
  text: 'Somebody did something that a camera could have caught, and it changed how we work.',
});

export default {
  'two offices': {
    heading: 'One company & two mornings',
    lede: 'The plan was an office in one town. The first client lived in another.',
    places: { first: 'Porto, Portugal', second: 'Lima, Peru' },
    events: [
      event('May 2001', 'Two registrations', 'both'),
      event('2003', 'The first twenty people', 'first'),
      event('2004', 'A second reader', 'second'),
      event('2005', 'The audit', 'both'),
    ],
  },
  'one office, long words': {
    heading: 'Telecommunication & internationalization',
    lede: 'One town only.',
    places: { first: 'Porto, Portugal' },
    events: [
      event('May 2001', 'Telecommunication responsibilities', 'first'),
      event('2003', 'Internationalization', 'first'),
      event('2005', 'Acknowledgement', 'first'),
    ],
  },
};
