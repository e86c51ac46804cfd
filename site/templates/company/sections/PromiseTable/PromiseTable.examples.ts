const columns = {
  promise: 'Promise',
  starts: 'The clock starts with',
  happens: 'What happens',
  exception: 'Exception',
};
const promise = (label: string, exception?: string) => ({
  label,
  icon: 'reply',
  page: '/promise/',
  fact: label.toLowerCase().replaceAll(/\W+/g, '-'),
  starts: 'Your first message.',
  happens: 'An engineer writes back, every day of the year.',
  exception,
});

export default {
  'three promises, one without an exception': {
    heading: 'What we promise, in full',
    lede: 'Each label stands on other pages too. Here is what it means.',
    columns,
    promises: [
      promise('Reply within 24 hours', 'If none came, call the number in the footer.'),
      promise('Always secured'),
      promise('Weekly demos', 'If there is nothing to show, we show that.'),
    ],
    resolveLink: (page: string) => page,
  },
  'long words, no page built': {
    heading: 'Responsibilities & internationalization',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    columns: { ...columns, starts: 'Commencement of responsibility' },
    promises: [
      promise(
        'Unconditional confidentiality',
        'Counterintuitively few misunderstandings in telecommunications.',
      ),
    ],
    resolveLink: () => undefined,
  },
};
