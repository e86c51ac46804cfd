const part = { text: [], points: [], rule: false };

export default {
  'a week of bread': {
    sender: { brand: 'Obel & Son' },
    heading: 'Weekly status of an oven',
    mark: 'Specimen of week {week}',
    lede: 'What the hotel reads on Friday.',
    parts: [
      { ...part, heading: 'Done', points: ['Bricks', 'Internationalization of the chimney'] },
      { ...part, heading: 'Hours', shows: 'hours' },
      { ...part, heading: 'Money', shows: 'burn', text: ['It lasts until the end.'] },
    ],
    labels: { spent: 'After week {week}', planned: 'Planned', forecast: 'At the end', agreed: 'Agreed' },
    tables: {
      hours: { caption: 'Hours', columns: ['Who', 'Week', 'So far', 'Budget', 'Left'], total: 'All' },
      burn: { caption: 'Sum', columns: ['What', 'Sum', 'Share'] },
    },
    project: {
      lines: [{ name: 'Ira Obel', week: 40, soFar: 80, hours: 120, left: 40 }],
      sums: {
        week: 40,
        soFar: 80,
        hours: 120,
        left: 40,
        spent: 1600,
        plannedSpent: 1500,
        forecast: 2400,
        sum: 2500,
      },
      values: { week: '2' },
    },
    resolveLink: (page: string) => page,
  },
};
