import { exampleBox } from '../../pictures/exampleBox.ts';

const art = exampleBox(470, 470, '#1b3a8f');
const resolveLink = (page: string) => page;

export default {
  'seven services': {
    heading: 'What we build',
    lede: 'The same team does all seven. We turn down work that is due within a week.',
    resolveLink,
    art,
    services: [
      { id: 'a-tools', name: 'Internal tools', text: 'For people who work in them all day.', page: '/a/' },
      { id: 'a-sites', name: 'Sites & shops', text: 'Priced by page. Two rounds of review.', page: '/a/' },
      {
        id: 'a-data',
        name: 'Data',
        text: 'Nightly loads, with a count of every row that was refused.',
        page: '/a/',
      },
      {
        id: 'a-maps',
        name: 'Maps & routes',
        text: 'Three map services compared on your own addresses.',
        page: '/a/',
      },
      { id: 'a-audit', name: 'Audits', text: 'Ten days, one report.', page: '/a/' },
      { id: 'a-upkeep', name: 'Upkeep', text: 'A release every second Tuesday.', page: '/a/' },
      {
        id: 'a-people',
        name: 'People',
        text: 'An engineer at your desk for as long as you need one.',
        page: '/a/',
      },
    ],
  },
  'long words, pages not built yet': {
    heading: 'Internationalization & accessibility',
    lede: 'Rows without a page stand without a link, an arrow or a colour under the pointer, until there is somewhere to go.',
    resolveLink: () => undefined,
    art,
    services: [
      {
        id: 'b-localization',
        name: 'Internationalization',
        text: 'Counterclockwise right-to-left interfaces with incomprehensibly long compound words.',
        page: '/b/',
      },
      { id: 'b-short', name: 'AI', text: 'Short.', page: '/b/' },
    ],
  },
  'one service': {
    heading: 'One thing',
    lede: 'Done often.',
    resolveLink,
    art,
    services: [{ id: 'c-one', name: 'Migrations', text: 'From anything with a backup.', page: '/c/' }],
  },
};
