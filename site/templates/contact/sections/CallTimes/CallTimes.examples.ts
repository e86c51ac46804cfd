import { dayStrokes } from '../../../../art/charts/dayStrokes.ts';
import { both } from '../../../../art/Drawing.ts';
import { pictureOf } from '../../../../pictures/coverFile.ts';

const parts = Array.from({ length: 48 }, (_, i) => ({
  size: i % 6 === 0 ? 1 : 0.3,
  paint: both(i < 24 ? '#1f4fa8' : '#f04a17'),
}));
const drawn = (format: string, width: number, height: number, weight: number) =>
  pictureOf(`example-day-${format}`, dayStrokes({ parts, rule: both('#66748c'), width, height, weight }));
const drawing = { wide: drawn('wide', 1328, 176, 10), phone: drawn('phone', 350, 88, 3.4) };
const choice = {
  none: 'None yet.',
  chosen: '{times}, then.',
  enough: 'Two will do.',
  yours: '{time} at home',
  zone: 'Home is {zone}.',
  scriptless: 'Name two of them.',
  time: '{utc}, or {time} in {zone}',
  brief: 'Half an hour.',
  briefed: 'Half an hour at {times}.',
  action: 'Ask for half an hour',
};
const days = { before: 'the day before', after: 'the day after' };

export default {
  'two offices, one of them a day ahead': {
    heading: 'Half hours that can be had',
    lede: 'Name one of them in your brief. The clocks of both towns change on their own days.',
    alt: '48 strokes in two colours, eight of them tall.',
    drawing,
    choice,
    ...days,
    groups: [
      {
        heading: 'Porto answers',
        times: [{ utc: '09:00', minutes: 540, places: ['09:00 Porto', '21:00 Auckland'] }],
      },
      {
        heading: 'Auckland answers',
        times: [
          { utc: '04:30', minutes: 270, places: ['04:30 Porto', '16:30 Auckland'] },
          { utc: '22:00', minutes: 1320, places: ['22:00 Porto', '10:00 Auckland, the day after'] },
        ],
      },
    ],
  },
  'one office, long words': {
    heading: 'Internationalization & telecommunication',
    lede: 'A sentence that is long enough to show how the measure of the lede holds on windows of every width.',
    alt: '48 strokes.',
    drawing,
    choice,
    ...days,
    groups: [
      {
        heading: 'Llanfairpwllgwyngyllgogerych answers',
        times: [
          { utc: '23:30', minutes: 1410, places: ['23:30 Llanfairpwllgwyngyllgogerych, the day before'] },
        ],
      },
    ],
  },
};
