export default {
  'without a drawing': {
    headline: 'This device has no connection',
    lede: 'A call needs none, and a mail waits in your mail program until there is one.',
    contact: { label: 'Projects', email: 'hello@agency.example', phone: '+1 604 555 0100' },
    again: 'Try this page again',
    back: 'The connection is back.',
    briefBack: 'The connection is back, and your brief is still here.',
    action: 'Send your brief',
    art: null,
  },
};
