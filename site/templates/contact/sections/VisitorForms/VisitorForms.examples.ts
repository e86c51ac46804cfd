export default {
  'as built, hidden': {
    address: {
      heading: 'Is your address right?',
      text: 'The answer goes to {email}.',
      label: 'E-mail',
      submit: 'Change the address',
    },
    noAnswer: { heading: 'Still no answer?', text: 'Tell us.', submit: 'No answer has come' },
    wrong: 'Enter a valid email address',
  },
};
