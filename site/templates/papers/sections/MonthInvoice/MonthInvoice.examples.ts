const part = { text: [], points: [], rule: false };

export default {
  'one baker for a month': {
    sender: { brand: 'Obel & Son' },
    heading: 'Invoice of a bakery',
    mark: 'Specimen',
    lede: 'A month of bread.',
    parts: [
      { ...part, heading: 'Parties', shows: 'parties' },
      { ...part, heading: 'Hours', shows: 'lines', text: ['One baker worked.'] },
      { ...part, heading: 'Where to pay', shows: 'bank' },
    ],
    labels: {
      from: 'From',
      to: 'To',
      address: 'Address',
      date: 'Date',
      due: 'Due',
      vat: 'Tax number',
      project: 'Work',
    },
    tables: {
      lines: {
        caption: 'Hours, {currency}',
        columns: ['Who', 'Hours', 'Rate', 'Amount'],
        subtotal: 'Hours',
        tax: 'Tax on telecommunication services',
        total: 'Due in {currency}',
      },
      bank: { caption: 'Account', columns: ['Detail', 'Value'] },
    },
    project: {
      title: 'Bread',
      number: 'B-1',
      client: { name: 'Hotel Dorpat', address: ['River Road 1', 'Tartu'], vat: 'EE 000000000' },
      company: {
        name: 'Obel & Son OÜ',
        office: { address: ['Oven Lane 4', 'Tartu'] },
        numbers: [{ label: 'Register', number: '0000 0000' }],
        bank: [{ label: 'Account', value: 'EE00 DEMO 0000 0000 0000' }],
      },
      lines: [{ name: 'Ira Obel', place: 'Oulu', billed: 160, rate: 20, amount: 3200 }],
      sums: { billed: 160, amount: 3200 },
      issuedOn: 'May 29, 2026',
      values: { currency: 'EUR', due: 'June 12, 2026' },
    },
    resolveLink: (page: string) => page,
  },
};
