const picture = (fill: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1328 480"><path fill="${fill}" d="M0 0h1328v480H0z"/><path stroke="#fff" stroke-width="9" d="M640 430L740 40"/></svg>`)}`,
  width: 1328,
  height: 480,
});
const pictures = { rain: picture('#16245c'), fair: picture('#b86a1d') };

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
