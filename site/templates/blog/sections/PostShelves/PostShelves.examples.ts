import { exampleBox } from '../../../../pictures/exampleBox.ts';

const picture = exampleBox(652, 420, 'none');

const post = (title: string) => ({
  title,
  minutes: 7,
  published: { day: '2025-03-04', words: 'March 4, 2025' },
  picture,
  address: `/blog/${title.toLowerCase().replaceAll(/\W+/g, '-')}/`,
});

export default {
  'two topics': {
    heading: 'By what floats & what does not',
    lede: 'A new one every other month, when somebody has measured something.',
    topics: [
      {
        name: 'Boats',
        text: 'For those who own one.',
        posts: [post('How we moved a pontoon & kept the ferry'), post('Paint for the Wadden Sea')],
      },
      { name: 'Anchors & chains', text: 'For those who lost one.', posts: [post('Which knot held')] },
    ],
  },
  'one topic, one post, long words': {
    heading: 'Hydrographic responsibilities',
    lede: 'There is only one, and it is long.',
    topics: [
      {
        name: 'Intergovernmental correspondence',
        text: 'For administrations.',
        posts: [post('Incomprehensibilities of the hydrographic administration, enumerated')],
      },
    ],
  },
};
