const art = { wide: null, phone: null };
const email = 'ask@agency.example';
const sent = { to: 'The answer goes to {email}.', wrong: 'Wrong? Write to us', brief: 'What you sent' };

const standing = {
  new: 'It waits.',
  taken: 'An engineer has it.',
  answered: 'Answered on {answered}.',
  aside: 'It waits for no answer.',
  due: 'Within {hours} hours, by {by}.',
  late: 'Due on {due}.',
  told: 'You told us on {told}.',
  reference: 'Reference {reference}',
  trouble: 'Write to {email}.',
};

export default {
  'with a way on': {
    headline: 'Thank you, we have your brief',
    lede: 'An engineer reads it and answers within 24 hours.',
    rings: { hours: 24, says: 'One ring is an hour.' },
    link: { label: 'How the NDA works', page: '/security/' },
    resolveLink: (page: string) => page,
    art,
    email,
    sent,
    standing,
  },
  'long words, nothing built': {
    headline: 'Acknowledgement & internationalization of your telecommunication',
    lede: 'A sentence that is long enough to show how the measure of the lede holds beside the drawing.',
    rings: { hours: 24, says: 'One ring is an hour.' },
    link: { label: 'How the NDA works', page: '/security/' },
    resolveLink: () => undefined,
    art,
    email,
    sent,
    standing,
  },
};
