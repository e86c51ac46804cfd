export default {
  'before the browser says what it keeps': {
    brief: {
      heading: 'Your brief is kept in this tab',
      text: 'It stays until you send it or close the tab.',
      copy: 'Copy the brief',
      copied: 'Copied',
      refused: 'Your browser does not allow that',
    },
    read: {
      heading: 'Pages that open here',
      text: 'Each is as it was when you read it.',
      copy: 'This is a copy of {day}.',
    },
  },
};
