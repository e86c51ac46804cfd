import { dayStrokes } from '../../art/charts/dayStrokes.ts';
import { both } from '../../art/Drawing.ts';
import { pictureOf } from '../../pictures/coverFile.ts';

const parts = Array.from({ length: 48 }, (_, i) => ({
  size: i > 6 && i < 31 ? 1 : 0.3,
  paint: both('#66748c'),
}));
const day = pictureOf(
  'example-office-day',
  dayStrokes({ parts, rule: both('#66748c'), width: 420, height: 72, weight: 4.5 }),
);
const office = (country: string, city: string, utcOffset: number) => ({
  country,
  city,
  address: ['4th floor, 18 Link Road', '411045'],
  timeZone: 'UTC',
  utcOffset,
  hours: { from: '09:00', to: '17:00' },
  day,
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
