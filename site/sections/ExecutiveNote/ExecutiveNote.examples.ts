import { exampleBox } from '../../pictures/exampleBox.ts';

const picture = exampleBox(418, 617, '#12286a');
const paragraph =
  'In the tenth week I stood behind the counter for a morning and listened to the phone. Every second caller asked whether the rye was out of the oven.';

export default {
  'three paragraphs': {
    heading: 'A note from our chief executive',
    letter: [
      'We sold a bakery a loyalty app. Hardly anyone opened it twice.',
      paragraph,
      'We deleted the points.',
    ],
    person: { name: 'Ada Example', position: 'Chief executive' },
    picture,
  },
  'one paragraph, a long name': {
    heading: 'Rain & shine, a note from the internationalization office',
    letter: [paragraph],
    person: { name: 'Hippolyta Featherstonehaugh-Wolfeschlegelstein', position: 'Co-founder' },
    picture,
  },
  'two sentences': {
    heading: 'A note from our chief executive',
    short:
      'We ask what your customers call you about. If the answer fits on one screen, you hear it from us.',
    person: { name: 'Ada Example', position: 'Chief executive' },
  },
};
