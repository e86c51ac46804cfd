import { inquiryRecord } from '../../../../../contract/inquiry.ts';

const form = {
  title: 'Tell us what you are building',
  lede: 'An engineer reads every brief.',
  close: 'Close',
  phoneHead: 'Reply within 24 hours',
  labels: Object.fromEntries(Object.entries(inquiryRecord).map(([field, { label }]) => [field, label])),
  projectBriefHint: 'Leave out passwords.',
  projectBriefExample: 'What is it, and who is it for?',
  honeypot: 'Leave this field empty',
  submit: 'Get Free Consultation',
  sending: 'Sending your brief',
  privacy: { before: 'By sending you accept our', link: 'privacy notice' },
  summary: ['One.', 'Two.', 'Three.', 'Four.'],
  kept: 'Your words are kept.',
};
const countries = {
  button: 'Country: {country}, dial code {code}',
  search: 'Search for a country or code',
  list: 'Countries',
  none: 'No country found',
};
const failures = {
  title: 'It was not sent.',
  response: 'Write to {email}.',
  network: 'Write to {email}.',
  offline: 'You are offline. Write to {email}.',
  online: 'You are online again, or write to {email}.',
  restore: 'Restore my details',
};

export default {
  'with promises': {
    heading: 'Four fields are enough',
    lede: 'The website link is optional.',
    words: { form, countries, failures },
    email: 'hello@agency.example',
    script: '/checked-form.js',
    privacyPage: '/privacy/',
    resolveLink: (page: string) => page,
    promises: [
      { icon: 'file-lock', label: 'Strict NDA', page: '/security/' },
      { icon: 'mail-x', label: 'Zero spam guaranteed', page: '/privacy/' },
    ],
  },
};
