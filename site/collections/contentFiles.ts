import { cards, type KindCollections } from '../kinds.ts';

/** Files that belong to no kind of page: the frame's, and the records that several kinds ask. */
const shared = {
  agency: 'agency.yaml',
  navigation: 'navigation.yaml',
  popup: 'popup.yaml',
  'search-words': 'search.yaml',
  palette: 'brand/palette.yaml',

  'shared-words': 'pages/shared.yaml',

  actions: 'records/actions/*.yaml',
  awards: 'records/awards/*.yaml',
  banners: 'records/banners/*.yaml',
  bench: 'records/bench/*.yaml',
  certificates: 'records/certificates/*.yaml',
  clients: 'records/clients/*.yaml',
  databases: 'records/databases/*.yaml',
  engagement: 'records/engagement/*.yaml',
  facts: 'records/facts/*.yaml',
  figures: 'records/figures/*.yaml',
  frameworks: 'records/frameworks/*.yaml',
  hiring: 'records/hiring/*.yaml',
  industries: 'records/industries/*.yaml',
  people: 'records/people/*.yaml',
  phases: 'records/phases/*.yaml',
  places: 'records/places/*.yaml',
  plans: 'records/plans/*.yaml',
  platforms: 'records/platforms/*.yaml',
  promises: 'records/promises/*.yaml',
  questions: 'records/questions/*.yaml',
  rates: 'records/rates/*.yaml',
  reviews: 'records/reviews/*.yaml',
  roles: 'records/roles/*.yaml',
  seniority: 'records/seniority.yaml',
  services: 'records/services/*.yaml',
  technologies: 'records/technologies/*.yaml',
  'tool-sets': 'records/tool-sets/*.yaml',
} as const;

type Files = typeof shared & {
  readonly [Name in keyof KindCollections]: KindCollections[Name]['files'];
};

/**
 * Where each collection lies under the content folder: one file, or the files of a folder (`*`). The name of a file
 * without its ending is the name of the entry.
 */
export const contentFiles: Files = Object.assign(
  {},
  shared,
  ...cards.map(([name, { files }]) => ({ [name]: files })),
);

/** Name of a collection, such as `people`. */
export type Collection = keyof Files;
