import { exampleBox } from '../../../../pictures/exampleBox.ts';

const pictures = { rain: exampleBox(1328, 480, '#16245c'), fair: exampleBox(1328, 480, '#b86a1d') };

export default {
  normal: {
    heading: 'Drag the line through the tree',
    lede: 'In the rain you read this in the dark, in the sun in the light.',
    label: 'Weather of this site',
    rain: 'Rain, dark theme',
    fair: 'Sun, light theme',
    pictures,
  },
  'long words': {
    heading: 'Meteorologically indistinguishable internationalization',
    lede: 'Counterintuitively, telecommunications misunderstandings are indistinguishable from meteorological phenomena.',
    label: 'Weather',
    rain: 'Thunderstorm-accompanied rain',
    fair: 'Uninterrupted sunshine',
    pictures,
  },
};
