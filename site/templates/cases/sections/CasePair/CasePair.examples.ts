const half = (heading: string) =>
  `<div><h2>${heading}</h2><p>By six four boats have left, each with its own idea of the tide.</p></div>`;

export default {
  'two halves': { children: half('The wall') + half('The phone') },
  'long words': {
    children: half('Incomprehensibilities of the hydrographic administration') + half('The phone'),
  },
};
