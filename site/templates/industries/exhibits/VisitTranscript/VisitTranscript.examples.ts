const state = { by: 'The doctor', text: 'A time, a place and two people.' };

const shared = {
  form: 'transcript',
  states: ['Booked', 'Opened', 'Ended', 'Signed'].map((name) => ({ ...state, name })),
  unseen: { from: 4, to: 5 },
} as const;

export default {
  // One alone: the page of a record has the id of its drawing once.
  'long words, nothing to link to': {
    ...shared,
    heading: 'Otorhinolaryngological videoconsultations, minute for minute',
    lede: 'Each stroke is one minute of the videoconsultation.',
    minutes: 30,
    keys: { all: 'videoconsultation minutes', unseen: 'minutes of uninterrupted sound' },
    columns: { minute: 'Minute', left: 'Representative', right: 'Otorhinolaryngologist' },
    lines: [
      {
        minute: 1,
        by: 'left',
        text: 'Otorhinolaryngologically unremarkable, said the otorhinolaryngologist.',
      },
      { minute: 2, by: 'right', text: 'Hydrochlorothiazide.' },
      { minute: 3, by: 'left', text: 'Hydrochlorothiazide and acetylsalicylic acid?' },
      { minute: 30, by: 'right', text: 'Acetylsalicylic acid.' },
    ],
    breaks: { heading: 'Uncharacteristically interrupted', text: ['The videoconsultation goes on.'] },
  },
} as const;
