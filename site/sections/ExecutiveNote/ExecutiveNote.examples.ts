const picture = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 418 617"><path fill="#12286a" d="M0 0h418v617H0z"/></svg>')}`,
  width: 418,
  height: 617,
};
const paragraph =
  'In the tenth week I stood behind the counter for a morning and listened to the phone. Every second caller asked whether the rye was out of the oven.';

export default {
  'three paragraphs': {
    heading: 'A note from our chief executive',
    letter: [
      'We sold a bakery a loyalty app. Hardly anyone opened it twice.',
      paragraph,
      'We deleted the points.',
    ],
    person: { name: 'Ada Example', position: 'Chief executive' },
    picture,
  },
  'one paragraph, a long name': {
    heading: 'Rain & shine, a note from the internationalization office',
    letter: [paragraph],
    person: { name: 'Hippolyta Featherstonehaugh-Wolfeschlegelstein', position: 'Co-founder' },
    picture,
  },
};
