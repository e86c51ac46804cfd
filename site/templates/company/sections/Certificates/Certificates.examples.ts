const certificate = (standard: string, number: string) => ({
  standard,
  number,
  scope: 'software development in two towns',
  issuer: 'Example Assurance',
  validFrom: new Date('2025-07-01'),
  validUntil: new Date('2028-06-30'),
});
const shared = {
  heading: 'What was audited & by whom',
  lede: 'An auditor sampled five projects. A certificate says nothing about the other ones.',
  labels: { number: 'Number', scope: 'Scope', issuer: 'Issuer', valid: 'Holds' },
  promise: { label: 'ISO certification', fact: 'iso-certification' },
  language: 'en-CA',
};

export default {
  'one certificate': { ...shared, certificates: [certificate('ISO/IEC 27001:2022', 'EX-27001-0001')] },
  'two, with long numbers': {
    ...shared,
    certificates: [
      certificate('ISO/IEC 27001:2022', 'EX-27001-0001-2025-INTERNATIONALIZATION-0417'),
      certificate('ISO 9001:2015', 'EX-9001-0002'),
    ],
  },
};
