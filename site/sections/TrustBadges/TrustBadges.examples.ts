const badge = (label: string, icon: string, text: string) => ({
  label,
  icon,
  page: '/security/',
  fact: label.toLowerCase().replaceAll(/\W+/g, '-'),
  text,
});

export default {
  'five promises, linked': {
    heading: 'Five promises & their small print',
    resolveLink: (page: string) => page,
    badges: [
      badge('Strict NDA', 'file-lock', 'Signed at hour 0, before you describe anything.'),
      badge('100% secured', 'shield-check', 'All 34 controls passed the last check.'),
      badge('Zero spam guaranteed', 'mail-x', 'You get answers to your brief.'),
      badge(
        'ISO certification',
        'badge-check',
        'ISO/IEC 27001:2022, number 0417, Assessor, software development',
      ),
      {
        ...badge('24/7 support', 'life-buoy', 'An engineer on call answers alarms at any hour.'),
        fact: 'support-24-7',
      },
    ],
  },
  'one promise, nothing built': {
    heading: 'Confidentiality',
    resolveLink: () => undefined,
    badges: [
      badge(
        'Unconditional confidentiality',
        'file-lock',
        'Internationalization responsibilities are agreed before.',
      ),
    ],
  },
};
