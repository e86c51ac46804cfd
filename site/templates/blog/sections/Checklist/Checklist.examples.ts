const resolveLink = (page: string) => page;
const item = (title: string) => ({
  title,
  text: 'Ask for the page of the log, and see [how we read ours](/how-we-work/).',
});

export default {
  'four things to tick': {
    heading: 'Before you tow & after',
    lede: 'Tick with the harbour master on the quay, at low water.',
    items: [
      item('The gauge was read twice'),
      item('Somebody owns the anchor'),
      item('No crane stands on it'),
      item('The tug is paid by the hour'),
    ],
    verdict: 'Four ticks: tow. With three, wait for April.',
    resolveLink,
  },
  'ten things, long words, nothing built': {
    heading: 'Incomprehensible hydrographic responsibilities',
    lede: 'Nobody has ever ticked all ten.',
    items: Array.from({ length: 10 }, (_, i) => item(`Intergovernmental correspondence, part ${i + 1}`)),
    verdict: 'Fewer than ten ticks mean another letter.',
    resolveLink: () => undefined,
  },
};
