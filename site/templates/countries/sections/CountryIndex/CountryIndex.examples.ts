const country = (name: string, currency: string) => ({
  country: name,
  currency,
  text: 'Ponds need a fence there, and the crown is divided by 100.',
  page: '/a/',
  label: `Work for ${name}`,
});

export default {
  'four countries': {
    heading: 'Countries & their fences',
    lede: 'Three have a page of their own.',
    currency: 'Paid in {currency}',
    countries: [
      country('Norway', 'NOK'),
      country('Estonia', 'EUR'),
      country('Fiji', 'FJD'),
      country('Chad', 'XAF'),
    ],
    resolveLink: (page: string) => page,
  },
  'two countries with long names, no page built': {
    heading: 'Internationalization of responsibilities',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines.',
    currency: 'Invoices in {currency}',
    countries: [country('Papua New Guinea', 'PGK'), country('Bosnia and Herzegovina', 'BAM')],
    resolveLink: () => undefined,
  },
};
