const state = { by: 'The doctor', text: 'A time, a place and two people.' };

const shared = {
  form: 'transcript',
  states: ['Booked', 'Opened', 'Ended', 'Signed'].map((name) => ({ ...state, name })),
  unseen: { from: 4, to: 5 },
} as const;

export default {
  'a short visit': {
    ...shared,
    heading: 'Six minutes of one visit',
    lede: 'Each stroke is one minute.',
    minutes: 6,
    keys: { all: 'minutes', unseen: 'with sound only' },
    columns: { minute: 'Minute', left: 'Patient', right: 'Doctor' },
    lines: [
      { minute: 1, by: 'left', text: 'Good morning.' },
      { minute: 2, by: 'right', text: 'Where are you today?' },
      { minute: 4, by: 'left', text: 'At the lake.' },
      { minute: 6, by: 'right', text: 'Your prescription is signed.' },
    ],
    breaks: { heading: 'The picture rests', text: ['The sound goes on.'] },
  },
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
