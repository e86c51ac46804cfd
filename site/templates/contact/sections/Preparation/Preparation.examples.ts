export default {
  'three things': {
    heading: 'Three things that shorten the call',
    lede: 'None of them is required.',
    items: [
      { icon: 'file-lock', title: 'Your NDA', text: 'If you have one, send it as an answer to our mail.' },
      {
        icon: 'link',
        title: 'Links',
        text: 'A store page, a repository or a test account without real data.',
      },
      { icon: 'wallet', title: 'A budget range', text: 'Two numbers are enough.' },
    ],
  },
  'two things of long words': {
    heading: 'Recommendations & responsibilities',
    lede: 'A sentence that is long enough to show how the measure of the lede holds in the narrow column.',
    items: [
      { icon: 'link', title: 'Internationalization & accessibility', text: 'A store page.' },
      { icon: 'wallet', title: 'Telecommunication infrastructure', text: 'Two numbers.' },
    ],
  },
};
