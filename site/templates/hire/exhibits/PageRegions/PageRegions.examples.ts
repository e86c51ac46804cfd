const words = {
  heading: 'A garden replaced bed by bed',
  lede: 'A square is one bed of the old garden.',
  names: ['Roses', 'Lawn', 'Herbs', 'Sand', 'Pond', 'Hedge', 'Gate', 'Roof'],
  order: [2, 1, 3, 5, 4, 6, 7, 8],
  note: 'The lawn came first, since everyone walks on it.',
};

export default {
  'eight weeks': words,
  'long words, on mist': {
    ...words,
    ground: 'mist',
    heading: 'Internationalized responsibilities replaced region by region',
    names: words.names.map((name) => `Incomprehensible ${name}`.slice(0, 24)),
  },
};
