const rain = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  width: 1440,
  height: 720,
};
const phone = (alt: string) => ({
  kind: 'phone',
  src: `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 306 624"%3E%3Crect width="306" height="624" rx="46" fill="white"/%3E%3C/svg%3E#${alt}`,
  alt,
  width: 306,
  height: 624,
});

export default {
  'four phones': {
    heading: 'Four screens of a harbour',
    ground: 'indigo',
    art: rain,
    devices: ['one', 'two', 'three', 'four'].map(phone),
  },
  'two phones': {
    heading: 'Two screens of a harbour',
    ground: 'teal',
    art: rain,
    devices: ['five', 'six'].map(phone),
  },
};
