const words = {
  heading: 'How often & how fast we wrote back',
  lede: 'A program counts, and whoever wrote to us may contradict it.',
  definition: 'Letters whose answer fell due in these days, without those that needed none.',
  measured: '{from} to {to}, as our staff marked them, measured on {day}.',
  labels: {
    due: 'Answers due',
    kept: 'In time',
    late: 'Late',
    contradicted: 'Contradicted',
    open: 'Still open',
    median: 'Half came',
    ninetieth: 'Nine in ten came',
    aside: 'Needed no answer',
    erased: 'Erased before an answer',
  },
  share: '{count} ({percent}%)',
  within: 'within {hours} h',
  moreThan: 'in more than {hours} h',
};
const found = {
  ...{ measuredOn: '2026-02-01', from: '2026-01-01', to: '2026-01-31', aside: 3, erased: 0 },
  ...{ inTime: 1, overdue: 0 },
};

export default {
  'some never answered': {
    ...words,
    found: {
      ...{ ...found, due: 40, kept: 31, late: 3, contradicted: 1, open: 5, keptPercent: 77 },
      ...{ median: { hours: 6, isMore: false }, ninetieth: { hours: 31, isMore: true } },
    },
  },
  'too few for shares, in long words': {
    ...words,
    labels: { ...words.labels, contradicted: 'Counterintuitively misunderstood' },
    found: {
      ...{ ...found, due: 3, kept: 2, late: 1, contradicted: 0, open: 0 },
      ...{ keptPercent: null, median: null, ninetieth: null },
    },
  },
};
