const src =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 624"%3E%3Crect width="306" height="624" rx="46"/%3E%3C/svg%3E';
const caption = (heading: string) =>
  `<li><h3>${heading}</h3><p>By six four boats have left, each with its own idea of the tide.</p></li>`;

const normal = {
  heading: 'Four boats & four tides',
  art: { src, width: 1440, height: 620 },
  children: ['The quay', 'The bar', 'The buoy', 'The open sea'].map(caption).join(''),
};

export default {
  normal,
  'three screens, long words': {
    ...normal,
    heading: 'Incomprehensibilities of the hydrographic administration',
    children: ['Circumnavigational misjudgements, enumerated', 'The bar', 'The buoy'].map(caption).join(''),
  },
};
