import { exampleBox } from '../../../../pictures/exampleBox.ts';

const picture = exampleBox(640, 400, 'none');
const talk = (id: string, name: string, ground: string) => ({
  id,
  name,
  alt: 'A number over a drawing',
  figure: '212',
  desc: 'What one hears, and what the recording lacks.',
  link: 'https://video.example/talk',
  about: 'A. Person, June 2025',
  minutes: '38 minutes',
  ground,
  picture,
});

export default {
  'four talks, one of long words': {
    heading: 'Talks to watch & to stop',
    lede: 'Recorded with one microphone.',
    talks: [
      talk('one', 'A short name', 'vermilion'),
      talk('two', 'Telecommunication & internationalization', 'teal'),
      talk('three', 'Another name', 'amber'),
      talk('four', 'The last one', 'pick'),
    ],
  },
  'one talk': { heading: 'A talk', lede: 'There is one.', talks: [talk('five', 'The only one', 'warm')] },
};
