import { labels } from '../../records/rankings.examples.ts';

const { ownList: words } = labels;
const share = {
  copy: 'Copy link',
  share: 'Share',
  copied: 'Copied',
  refused: 'Copy it by hand.',
  script: '/',
};

export default {
  'three criteria': {
    heading: 'Score your own lighthouses',
    lede: 'Climb five of them first.',
    words,
    criteria: [
      { id: 'light', name: 'Light', weight: 50, question: 'How far?', good: '20 miles.', bad: 'Far.' },
      { id: 'stairs', name: 'Stairs', weight: 30, question: 'How many?', good: '214.', bad: 'Enough.' },
      {
        id: 'keeper',
        name: 'Keeper',
        weight: 20,
        question: 'Who is awake?',
        good: 'A name.',
        bad: 'A smile.',
      },
    ],
    share,
    script: '/',
  },
  'one criterion, long words': {
    heading: 'Telecommunication responsibilities & counterrevolutionaries',
    lede: 'A lede that uses all the space it is given, so that it breaks over several lines beside the heading.',
    words: {
      ...words,
      company: 'Internationalization {letter}',
      weight: 'Responsibility',
      total: 'Of all the points',
    },
    criteria: [
      {
        id: 'care',
        name: 'Counterrevolutionaries & telecommunication',
        weight: 100,
        question:
          'Which responsibilities of telecommunication infrastructure do subcontractors take over, and who tells them?',
        good: 'A good answer is long. It names the person, the day and the letter, and says what happens if it is lost.',
        bad: 'All of them, always, and nobody has ever had to ask about that.',
      },
    ],
    share,
    script: '/',
  },
};
