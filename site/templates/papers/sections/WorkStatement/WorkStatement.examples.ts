const part = { text: [], points: [], rule: false };

export default {
  'an oven for a hotel': {
    sender: { brand: 'Obel & Son' },
    heading: 'Statement of work for an oven',
    mark: 'Specimen {number}',
    lede: 'Two weeks for {total}.',
    parts: [
      { ...part, heading: '1. Parties', shows: 'parties' },
      { ...part, heading: '2. What is delivered', shows: 'deliverables' },
      { ...part, heading: '3. Who bakes', shows: 'people', text: ['The sum is an estimate.'] },
      { ...part, heading: '4. Where to pay', shows: 'bank' },
      { ...part, heading: '5. Signatures', shows: 'signatures' },
    ],
    labels: {
      client: 'Client',
      supplier: 'Supplier',
      vat: 'Tax number',
      project: 'Work',
      lead: 'Lead',
      signed: 'Day',
      signature: 'Signed',
    },
    tables: {
      deliverables: { caption: 'Parts', columns: ['Part', 'Accepted when', 'On'] },
      people: {
        caption: 'People, {currency}',
        columns: ['Who', 'Does', 'Hours', 'Rate', 'Sum'],
        total: 'In all',
      },
      bank: { caption: 'Account', columns: ['Detail', 'Value'] },
    },
    project: {
      title: 'A wood oven',
      number: 'OV-1',
      client: {
        name: 'Hotel Dorpat Telecommunications',
        address: ['River Road 1', 'Tartu'],
        vat: 'EE 000000000',
        signs: 'Ada Tamm',
        position: 'Manager',
      },
      company: {
        name: 'Obel & Son OÜ',
        office: { address: ['Oven Lane 4', 'Tartu'] },
        bank: [{ label: 'Account', value: 'EE00 DEMO 0000 0000 0000' }],
      },
      signs: { name: 'Ira Obel', place: 'Oulu', position: 'Baker' },
      lead: { name: 'Ira Obel', place: 'Oulu', position: 'Baker' },
      signedOn: 'May 1, 2026',
      lines: [
        {
          name: 'Ira Obel',
          position: 'Baker',
          place: 'Oulu',
          does: 'Lays bricks',
          hours: 1200,
          rate: 20,
          sum: 24000,
        },
      ],
      sums: { hours: 1200, sum: 24000 },
      deliverables: [{ name: 'A hot oven', accepted: 'Bread comes out of it', day: 'May 8, 2026' }],
      values: { number: 'OV-1', currency: 'EUR', total: 'EUR 24,000' },
    },
    resolveLink: (page: string) => page,
  },
};
