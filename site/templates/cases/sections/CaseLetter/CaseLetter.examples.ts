const src =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 624"%3E%3Crect width="306" height="624" rx="46"/%3E%3C/svg%3E';
const enclosure = (label: string) => ({
  label,
  device: { kind: 'phone', src: `${src}#${label}`, alt: `Screen: ${label}`, width: 306, height: 624 },
});

const normal = {
  dated: 'North Quay, 4 May 2024',
  greeting: '[Liebe Ada]{de},',
  closing: 'With kind regards',
  name: 'Ada Lind',
  position: 'Harbour master at North Quay',
  enclosures: ['The number', 'The bar'].map(enclosure),
  resolveLink: () => undefined,
  children:
    '<div><h2>Why I took the wall down</h2><p>By six four boats have left, each with its own tide.</p></div>',
};

export default {
  normal,
  'three enclosures, long words': {
    ...normal,
    position: 'Deputy superintendent of hydrographic administration',
    enclosures: ['The number', 'The bar', 'Hydrographic recalculations, all of them'].map(enclosure),
  },
};
