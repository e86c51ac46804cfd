const href = (page: string) => page;
const note = {
  title: 'Where it rests',
  text: 'In one region that you choose. The [list](/list/) names who may read it.',
};

export default {
  'three notes': {
    heading: 'Rules & who answers for them',
    href,
    notes: [
      note,
      { title: 'Who may read it', text: 'Two people, by name.' },
      { title: 'One risk', text: 'Paper.' },
    ],
  },
  'two notes, long words': {
    heading: 'Responsibilities & telecommunications',
    href,
    notes: [{ ...note, title: 'Internationalization of responsibilities' }, note],
  },
};
