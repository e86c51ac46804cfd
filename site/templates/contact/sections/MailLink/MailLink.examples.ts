export default {
  'as built': {
    headline: 'Inquiry {reference}',
    gone: { headline: 'This link has ended', lede: 'Links end after a while.' },
    new: 'Due on {due}.',
    taken: 'Taken by {who} on {at}.',
    answered: 'Answered on {at}, says {who}.',
    aside: 'Set aside by {who}.',
    initials: 'Your initials',
    hint: '2 to 4 letters.',
    unnamed: 'Type your initials.',
    take: 'I take it',
    answer: 'It is answered',
    undo: 'Undo',
    undone: 'Taken back.',
    refused: 'That was not done.',
    trouble: 'That did not work.',
  },
};
