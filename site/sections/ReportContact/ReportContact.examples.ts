const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const picture = { src: pixel, width: 1440, height: 588 };
const shared = {
  kind: 'correction-contact',
  contact: { email: 'hello@agency.example', phone: '+1 604 555 0100' },
  art: { wide: picture, phone: { ...picture, width: 390, height: 500 } },
  resolveLink: (page: string) => page,
};

export default {
  'with points, by mail': {
    ...shared,
    heading: 'Send the figure that looks wrong',
    text: ['The owner answers within five working days. If nobody did, call.'],
    subject: 'Figures',
    points: ['Where you saw it', 'What you expected'],
    ground: 'amber',
  },
  'with a button, without points, long words': {
    ...shared,
    heading: 'Telecommunication & internationalization',
    text: ['A first paragraph.', 'A second one with a [link](/contact/).'],
    action: 'Write to us',
    points: [],
    ground: 'indigo',
  },
};
