const column = (label: string, amount: number, value = `${amount}%`) => ({ label, amount, value });

export default {
  'seven columns': {
    heading: 'Water in steps, so that a leak wets 1% first',
    text: [
      'The valve opens for 1% of the beds on day one ([manual, 2020](https://valve.example/)).',
      'It does not protect pots.',
    ],
    resolveLink: (page: string) => page,
    chart: {
      kind: 'columns',
      title: 'Share of beds that get water: 1, 2, 5, 10, 20, 50 and 100 per cent on days one to seven.',
      label: 'Day',
      amount: 'Beds that get water',
      columns: [1, 2, 5, 10, 20, 50, 100].map((share, at) =>
        column(at === 0 ? 'Day 1' : String(at + 1), share),
      ),
      source: 'Manual of 2020.',
    },
  },
  'three columns, long words': {
    heading: 'Responsibilities & internationalization',
    text: ['One [paragraph](/page/).'],
    resolveLink: () => undefined,
    chart: {
      kind: 'columns',
      title: 'Responsibilities by kind: 2.5, 1.5 and 0.',
      label: 'Kind',
      amount: 'Acknowledgements',
      columns: [
        column('Acknowledged', 2.5, '2.5X'),
        column('Telecommunic.', 1.5, '1.5X'),
        column('None', 0, '0X'),
      ],
      source: 'Counted by hand.',
    },
  },
  'things in states, long words, no page built': {
    heading: 'Internationalization of incomprehensibility',
    text: ['One [paragraph](/page/).'],
    resolveLink: () => undefined,
    chart: {
      kind: 'states',
      shape: 'square',
      title: 'Six incomprehensibilities before and after.',
      label: 'Kind',
      names: ['On the bridge', 'By accident', 'Replaced'],
      rows: [
        { label: 'Bells and cables', note: 'A note.', states: [0, 0, 0, 1, 1, 0] },
        { label: 'Rails', states: [2, 2, 1, 1, 1, 0] },
      ],
      source: 'Counted by hand.',
    },
  },
};
