const art = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="480"/>')}`,
  width: 1440,
  height: 480,
};

export default {
  'three numbers on teal': {
    ground: 'teal',
    heading: 'Two winters at gauge 3',
    figures: [
      { value: '61 of 90', text: 'mornings on which the pontoon lay dry, winter of 2023' },
      { value: '4', text: 'mornings a year later, after it was moved' },
      { value: 'EUR 9,400', text: 'for the tug, the divers and one lost anchor' },
    ],
    note: 'Counted by the harbour master at 06:10 with a pencil on a string.',
    art,
  },
  'two numbers on straw': {
    ground: 'warm',
    heading: 'What the ferry cost instead',
    figures: [
      { value: '12', text: 'crossings cancelled between November and March' },
      { value: '38 min', text: 'longest wait of a passenger who had a ticket' },
    ],
    note: 'The ferry company counts a crossing as cancelled when it starts an hour late.',
    art,
  },
};
