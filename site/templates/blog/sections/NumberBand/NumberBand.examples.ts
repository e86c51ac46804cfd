import { exampleBox } from '../../../../pictures/exampleBox.ts';

const art = exampleBox(1440, 480, 'none');

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
