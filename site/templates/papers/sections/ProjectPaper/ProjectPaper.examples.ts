const part = { text: [], points: [], rule: false };
const bank = { caption: 'Account', columns: ['Detail', 'Value'] };
const sender = { brand: 'Obel & Son' };
const resolveLink = (page: string) => page;
const baker = { name: 'Ira Obel', place: 'Oulu', position: 'Baker' };
const project = {
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
    numbers: [{ label: 'Register', number: '0000 0000' }],
    bank: [{ label: 'Account', value: 'EE00 DEMO 0000 0000 0000' }],
  },
  signs: baker,
  lead: baker,
  signedOn: 'May 1, 2026',
  issuedOn: 'May 29, 2026',
  lines: [
    {
      ...baker,
      does: 'Lays bricks',
      hours: 1200,
      rate: 20,
      sum: 24000,
      week: 40,
      soFar: 80,
      left: 40,
      billed: 160,
      amount: 3200,
    },
  ],
  sums: {
    hours: 1200,
    sum: 24000,
    week: 40,
    soFar: 80,
    left: 40,
    spent: 16000,
    plannedSpent: 15000,
    forecast: 23000,
    billed: 160,
    amount: 3200,
  },
  deliverables: [{ name: 'A hot oven', accepted: 'Bread comes out of it', day: 'May 8, 2026' }],
  values: { number: 'OV-1', currency: 'EUR', total: 'EUR 24,000', week: '2', due: 'June 12, 2026' },
};
const shared = { sender, project, resolveLink };

export default {
  'a contract for an oven': {
    ...shared,
    template: 'statement-of-work',
    sheet: {
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
        bank,
      },
    },
  },
  'a week of bread': {
    ...shared,
    template: 'weekly-status',
    sheet: {
      heading: 'Weekly status of an oven',
      mark: 'Specimen of week {week}',
      lede: 'What the hotel reads on Friday.',
      parts: [
        { ...part, heading: 'Done', points: ['Bricks', 'Internationalization of the chimney'] },
        { ...part, heading: 'Hours', shows: 'hours' },
        { ...part, heading: 'Money', shows: 'burn', text: ['It lasts until the end.'] },
      ],
      labels: { spent: 'After week {week}', planned: 'Planned', forecast: 'At the end', agreed: 'Agreed' },
      tables: {
        hours: { caption: 'Hours', columns: ['Who', 'Week', 'So far', 'Budget', 'Left'], total: 'All' },
        burn: { caption: 'Sum', columns: ['What', 'Sum', 'Share'] },
      },
    },
  },
  'one baker for a month': {
    ...shared,
    template: 'invoice',
    sheet: {
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
        bank,
      },
    },
  },
};
