const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 624"%3E%3Crect width="306" height="624" rx="46"/%3E%3C/svg%3E';

const normal = {
  name: 'Tide & Table',
  why: 'Another number that people read before they leave the house.',
  href: '/harbour/',
  ground: 'amber',
  art: { src: drawing, width: 1440, height: 400 },
  device: { kind: 'phone', src: drawing, alt: 'A number', width: 306, height: 624 },
};

export default {
  normal,
  'page not built, long words': {
    ...normal,
    name: 'Hydrographic recalculations',
    href: undefined,
    ground: 'teal',
  },
};
