import { dayStrokes, hourStroke } from '../../art/charts/dayStrokes.ts';
import { both } from '../../art/Drawing.ts';
import { pictureOf } from '../../pictures/coverFile.ts';

const parts = Array.from({ length: 48 }, (_, i) => ({
  size: i > 6 && i < 31 ? 1 : 0.3,
  paint: both('#66748c'),
}));
const size = { width: 420, height: 72, weight: 4.5 };
const day = {
  picture: pictureOf('example-office-day', dayStrokes({ parts, rule: both('#66748c'), ...size })),
  hour: hourStroke(size),
};
const office = (country: string, city: string, utcOffset: number) => ({
  country,
  city,
  address: ['4th floor, 18 Link Road', '411045'],
  timeZone: 'UTC',
  utcOffset,
  hours: { from: '09:00', to: '17:00' },
  day,
  offsets: [{ from: '2026-01-01', minutes: utcOffset * 60 }],
});

const hours = 'Answers from {from} to {to}, {zone}';
const now = { open: 'Open now, at {time}', closed: 'Closed now, at {time}' };

export default {
  'two offices, east and west': {
    heading: 'Two offices & no reception desk',
    lede: 'Tell us before you come.',
    hours,
    now,
    offices: [office('India', 'Pune', 5.5), office('Canada', 'Vancouver', -8)],
  },
  'one office of long words': {
    heading: 'Internationalization headquarters',
    lede: 'A sentence that is long enough to show the measure of the lede in the narrow column beside the list.',
    hours,
    now,
    offices: [office('Papua New Guinea', 'Llanfairpwllgwyngyllgogerych', 10)],
  },
};
