const picture = (width: number, height: number) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`,
  width,
  height,
});
const shared = {
  subHead: 'Two people see to it, and anyone may remind them.',
  art: { wide: picture(600, 900), phone: picture(390, 300) },
};

export default {
  'four customs': {
    ...shared,
    head: 'How an evening goes & ends',
    list: [1, 2, 3, 4].map((id) => ({ id, desc: 'Whoever breaks the projector brings the next cake.' })),
  },
  'two customs of long words': {
    ...shared,
    head: 'Telecommunication & internationalization',
    list: [
      { id: 1, desc: 'Responsibilities are internationalized.' },
      {
        id: 2,
        desc: 'A sentence as long as an editor may write it, to see how large type behaves over several lines on phones.',
      },
    ],
  },
};
