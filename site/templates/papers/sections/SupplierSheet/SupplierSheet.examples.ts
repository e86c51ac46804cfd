const part = { text: [], points: [], rule: false };
const office = {
  city: 'Tartu',
  country: 'Estonia',
  address: ['Oven Lane 4', '50090 Tartu'],
  hours: { from: '08:00', to: '16:00' },
};

export default {
  'a baker with one company': {
    sender: { brand: 'Obel & Son', notice: 'The bakery is invented.' },
    heading: 'Supplier sheet of a bakery',
    mark: 'Specimen sheet',
    lede: 'What a hotel asks before it orders bread.',
    parts: [
      { ...part, heading: 'Who bakes', shows: 'companies', text: ['One company does, with one oven.'] },
      { ...part, heading: 'Whom you call', shows: 'contacts' },
      { ...part, heading: 'A rule on flour', rule: true, text: ['Flour is never changed by telephone.'] },
      { ...part, heading: 'What an hour costs', shows: 'rates', points: ['Rye in {year}', 'Wheat'] },
      { ...part, heading: 'What was inspected', shows: 'certificates' },
      { ...part, heading: 'Who eats it', shows: 'references' },
    ],
    labels: {
      address: 'Address',
      email: 'E-mail',
      phone: 'Phone',
      hours: 'Open',
      hoursText: '{from} to {to}',
      demo: 'invented',
    },
    tables: {
      rates: { caption: 'By the hour, {currency}', columns: ['Bakers', 'An hour'] },
      certificates: { caption: 'Inspections', columns: ['Standard', 'Number', 'By', 'Until'] },
      references: { caption: 'Guests', columns: ['Who', 'House', 'Town'] },
    },
    companies: [
      { name: 'Obel & Son OÜ', office, numbers: [{ label: 'Register', number: '0000 0000' }], demo: true },
    ],
    contacts: [
      { label: 'Orders', email: 'bread-and-biscuits@obel-and-son.example', phone: '+372 5550 0100' },
    ],
    rates: [
      { id: 'bakers', name: 'Bakers of wholemeal', low: 15, high: 40, office: 'East', regionId: 'east' },
    ],
    certificates: [
      { standard: 'ISO 1234:2020', number: 'specimen 1', issuer: 'Rye Assurance', until: 'May 1, 2028' },
    ],
    references: [
      {
        name: 'Ada Telecommunication',
        position: 'Breakfast manager',
        company: 'Hotel Dorpat',
        place: 'Tartu',
        country: 'Estonia',
      },
    ],
    values: { year: '2025', currency: 'EUR' },
    resolveLink: (page: string) => page,
  },
};
