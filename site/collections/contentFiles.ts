import { cards, type KindCollections } from '../kinds.ts';

/** Files that belong to no kind of page: the frame's, and the records that several kinds ask. */
const shared = {
  agency: 'agency.yaml',
  navigation: 'navigation.yaml',
  popup: 'popup.yaml',
  'search-words': 'search.yaml',
  fonts: 'brand/fonts.yaml',
  palette: 'brand/palette.yaml',
  redirects: 'redirects.yaml',

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
  'other-amounts': 'records/other-amounts.yaml',
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

/** Collections that are one file, such as `agency`. */
export type Single = {
  [Name in Collection]: Files[Name] extends `${string}*${string}` ? never : Name;
}[Collection];

/** The drawing that belongs to each entry of a collection; `*` stands for its name. */
export const drawings = {
  awards: 'records/awards/badges/*.svg',
  clients: 'records/clients/wordmarks/*.svg',
} as const;

/** Shared files without which there is no site, or none that has entries of some collections. */
const sharedNeeds: Readonly<Record<string, true | readonly string[]>> = {
  ...{ agency: true, fonts: true, navigation: true, palette: true, popup: true },
  ...{ 'search-words': true, 'shared-words': true },
  seniority: ['rates'],
};

const isCollection = (name: string): name is Collection => name in contentFiles;

/** Every collection. */
export const collectionNames: readonly Collection[] = Object.keys(contentFiles).filter(isCollection);

/** Each file that must be there, with the collections whose entries ask for it; none where every site does. */
export const neededFiles: readonly { collection: Collection; by: readonly Collection[] }[] =
  collectionNames.flatMap((collection) => {
    const listed = cards.flatMap(([name, card]) =>
      card.address !== undefined && card.under === collection ? [name] : [],
    );
    const said = sharedNeeds[collection] ?? cards.find(([name]) => name === collection)?.[1].needed ?? [];
    if (said === true) return [{ collection, by: [] }];
    const by = [...new Set([...said, ...listed])].filter(isCollection);
    return by.length > 0 ? [{ collection, by }] : [];
  });
