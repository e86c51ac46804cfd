import type { ComponentProps } from 'react';
import type { FamilyWeek } from './FamilyWeek.tsx';

const state = { by: 'The ferry office', text: 'A crossing and the hour at which it leaves.' };

const normal: ComponentProps<typeof FamilyWeek> = {
  form: 'week',
  heading: 'One week of three crossings a day',
  lede: 'Each arc is a crossing.',
  title: 'A ring of 21 crossings: 19 on time, one later and one that was called off.',
  centre: { value: '21', note: 'crossings' },
  hours: ['first boat', 'noon boat', 'last boat'],
  rings: 'First boat outside, then noon, then the last.',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({
    day,
    ends: ['done', day === 'Tue' ? 'later' : 'done', day === 'Sat' ? 'told' : 'done'],
  })),
  keys: { done: 'on time', later: 'later', told: 'called off' },
  stops: [
    { when: 'Tuesday, noon', text: 'Fog until one.' },
    { when: 'Saturday, night', text: 'The pilot was ill.' },
  ],
  states: ['Planned', 'Loaded', 'Crossed', 'Logged'].map((name) => ({ ...state, name })),
  breaks: { heading: 'The boat that left twice', text: ['Two offices had logged it.'] },
};

export default {
  // One alone: the page of a record has the id of its drawing once.
  'long words, nothing to link to': {
    ...normal,
    heading: 'Circumnavigational misjudgements per administrative week',
    keys: {
      done: 'uninterruptedly acknowledged',
      later: 'acknowledged notwithstanding',
      told: 'incontrovertibly called off',
    },
  },
};
