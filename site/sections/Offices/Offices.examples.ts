const office = (country: string, city: string, utcOffset: number) => ({
  country,
  city,
  address: ['4th floor, 18 Link Road', '411045'],
  timeZone: 'UTC',
  utcOffset,
  hours: { from: '09:00', to: '17:00' },
});

const hours = 'Answers from {from} to {to}, {zone}';

export default {
  'two offices, east and west': {
    heading: 'Two offices & no reception desk',
    lede: 'Tell us before you come.',
    hours,
    offices: [office('India', 'Pune', 5.5), office('Canada', 'Vancouver', -8)],
  },
  'one office of long words': {
    heading: 'Internationalization headquarters',
    lede: 'A sentence that is long enough to show the measure of the lede in the narrow column beside the list.',
    hours,
    offices: [office('Papua New Guinea', 'Llanfairpwllgwyngyllgogerych', 10)],
  },
};
