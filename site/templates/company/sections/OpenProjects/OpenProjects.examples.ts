import { exampleBox } from '../../../../pictures/exampleBox.ts';

const project = (id: string, name: string, width: number) => ({
  id,
  name,
  icon: 'rewind',
  desc: 'What it does, in one sentence. What it does not do, in another.',
  keeper: 'Kept by A. Person',
  link: 'https://packages.example/name',
  linkText: `${name} on the registry`,
  alt: 'A table with one row marked.',
  wide: exampleBox(width, 440, 'none'),
  phone: exampleBox(539, 440, 'none'),
});

export default {
  'four projects, one of long words': {
    heading: 'Tools to take & keep',
    lede: 'All under one licence, the oldest from 2021.',
    projects: [
      project('one', 'Replayer', 765),
      project('two', 'Internationalizations', 539),
      project('three', 'Clock', 539),
      project('four', 'Telecommunication log', 765),
    ],
  },
  'one project': {
    heading: 'One tool',
    lede: 'There will be more.',
    projects: [project('five', 'Replayer', 765)],
  },
};
