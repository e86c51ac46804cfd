const resolveLink = (page: string) => page;
const box = '<rect width="300" height="624" rx="46" fill="#0a1026"/>';
const phone = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 624">${box}</svg>`)}`;

const words = {
  headline: ['Stock software', 'for shelf & till'],
  lede: 'For shops with more than one door. A first count takes one day, and you keep the sheet.',
  action: 'Ask a question',
  link: { label: 'See the steps', page: '/steps/' },
  resolveLink,
  art: null,
};

export default {
  'with a phone': {
    ...words,
    composition: 'canopy',
    ground: 'teal',
    device: { kind: 'phone', src: phone, alt: 'A phone.', width: 306, height: 624 },
  },
  'long words on straw, without a screen': {
    ...words,
    ground: 'warm',
    headline: ['Interoperability', 'for professionals', '& administrators'],
  },
  'one line': { ...words, ground: 'pick', headline: ['Stock & till'] },
};
