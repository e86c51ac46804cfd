const site = {
  id: 'quay',
  name: 'The quay',
  text: 'A booking page for eleven moorings, 2023.',
  url: 'https://quay.example/',
  isTarget: true,
};

export default {
  'two sites': {
    heading: 'Two more & where they stand',
    lede: 'Their owners tell the story themselves.',
    sites: [site, { ...site, id: 'tides', name: 'Hydrographic recalculations' }],
  },
  'one site, same tab': {
    heading: 'One more',
    lede: 'Its owner tells the story.',
    sites: [{ ...site, isTarget: false }],
  },
};
