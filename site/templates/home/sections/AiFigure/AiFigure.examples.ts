import { countedField } from './AiFigure.geometry.ts';
import { both } from '../../../../art/Drawing.ts';
import { pictureOf } from '../../../../pictures/coverFile.ts';

const drawing = (name: string, ...counts: readonly number[]) => {
  const paints = ['#c4dfdd', '#ffb32c', '#f04a17'];
  const runs = counts.map((count, i) => ({ count, paint: both(paints[i] ?? '#c4dfdd') }));
  const drawn = (format: 'wide' | 'phone') =>
    pictureOf(`example-field-${name}-${format}`, countedField({ runs, format }));
  return { wide: drawn('wide'), phone: drawn('phone') };
};

export default {
  'a test that got better': {
    heading: 'AI with its working shown',
    lede: 'Prompts are scored on stored questions before they ship, and we train no models of our own.',
    link: { label: 'How we use AI', page: '/ai/' },
    resolveLink: (page: string) => page,
    drawing: drawing('some', 150, 26, 24),
    test: {
      asked: 200,
      before: 150,
      after: 176,
      of: 'questions answered right',
      text: 'Manual assistant, 4 May 2025. The yellow strokes were won by the second prompt.',
      alt: '200 strokes: 150 pale, 26 yellow, 24 red.',
      demo: true,
    },
  },
  'long words, nothing to link to': {
    heading: 'Evaluation & responsibility in artificial intelligence',
    lede: 'One paragraph that is long enough to show how the measure of the lede holds on every window.',
    link: { label: 'How we use AI', page: '/ai/' },
    resolveLink: () => undefined,
    drawing: drawing('few', 7, 2, 1),
    test: {
      asked: 10,
      before: 7,
      after: 9,
      of: 'questions about internationalization responsibilities',
      text: 'A text.',
      alt: 'Ten strokes.',
      demo: true,
    },
  },
};
