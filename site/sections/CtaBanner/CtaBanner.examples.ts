import { exampleBox } from '../../pictures/exampleBox.ts';

const art = { wide: exampleBox(1440, 588, 'none'), phone: exampleBox(390, 500, 'none') };

export default {
  'a pair of lines on vermilion': {
    headline: ['Send the hard part', '& hear by tomorrow'],
    text: 'An engineer replies within 24 hours, under a strict NDA.',
    action: 'Get free consultation',
    ground: 'vermilion',
    art,
  },
  'one line on amber': {
    headline: ['See the rates'],
    text: 'Every rate is on one page, with its region and year.',
    action: 'Ask about a rate',
    ground: 'amber',
    art,
  },
  'for a mail': {
    headline: ['Half a page', '& a name will do'],
    text: 'The people team confirms within two working days.',
    action: 'Write to the people team',
    ground: 'vermilion',
    art,
    mail: 'mailto:people@agency.example',
  },
  'three lines of long words on indigo': {
    headline: ['Telecommunication audits', 'without interruptions', '& responsibilities'],
    text: 'A text as long as an editor may write it shows that the measure holds beside the drawing and that the button keeps its distance from the words above it, on phones as well.',
    action: 'Book thirty minutes with us',
    ground: 'indigo',
    art,
  },
};
