const box = '<rect width="300" height="624" rx="46" fill="#0a1026"/>';
const src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 624">${box}</svg>`)}`;
const screen = (title: string, text: string) => ({
  title,
  text,
  picture: { src, alt: `Screen ${title}.`, width: 306, height: 624 },
});

export default {
  'four screens': {
    heading: 'Four screens & a shelf',
    screens: [
      screen('Scan', 'One hand, one beep.'),
      screen('Order', 'The buyer sees it a minute later.'),
      screen('Short delivery', 'Eleven packs of twelve, said out loud.'),
      screen('Count', 'Nobody can change it.'),
    ],
  },
  'two screens, long words': {
    heading: 'Authentication & internationalization',
    screens: [
      screen('Recommendations', 'Disproportionately long explanations wrap.'),
      screen('Count', 'Short.'),
    ],
  },
};
