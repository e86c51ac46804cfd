import type { Composition } from './Motif.ts';
import type { GroundName } from './palette.schema.ts';
import { randomStream } from './random.ts';

/** The grounds each composition stands on. */
export const GROUNDS_OF = {
  split: ['paper', 'night', 'vermilion'],
  canopy: ['teal', 'indigo'],
  keys: ['straw', 'indigo', 'amber'],
  puddle: ['pool', 'teal'],
  closeCrop: ['amber', 'vermilion'],
  downpour: ['storm'],
} as const satisfies Record<Composition, readonly GroundName[]>;

const COMPOSITIONS_OF = {
  home: ['split'],
  ai: ['split'],
  overview: ['split'],
  hire: ['split', 'keys'],
  services: ['canopy'],
  company: ['keys'],
  cta: ['keys'],
  insights: ['puddle'],
  events: ['puddle'],
  success: ['puddle'],
  rankings: ['closeCrop'],
  tags: ['closeCrop'],
  careers: ['downpour'],
  footer: ['downpour'],
  notFound: ['downpour'],
} as const satisfies Record<string, readonly Composition[]>;

/** The kinds of page that have covers. */
export type PageKind = keyof typeof COMPOSITIONS_OF;

/** What the seed chose for a page. Mirror, scale and light follow from the seed in `cover`. */
export interface CoverChoice {
  readonly composition: Composition;
  readonly ground: GroundName;
}

const oneOf = <T>(random: () => number, [first, ...rest]: readonly [T, ...T[]]): T =>
  [first, ...rest][Math.floor(random() * (rest.length + 1))] ?? first;

/** Composition and ground for a page, by its slug and its kind. */
export const pickCover = (seed: string, kind: PageKind): CoverChoice => {
  const random = randomStream(seed, 'pick');
  const composition = oneOf(random, COMPOSITIONS_OF[kind]);
  return { composition, ground: oneOf<GroundName>(random, GROUNDS_OF[composition]) };
};

/** The ground that follows in a composition's row, after the last the first. */
export const nextGround = ({ composition, ground }: CoverChoice): GroundName => {
  const row: readonly GroundName[] = GROUNDS_OF[composition];
  return row[(row.indexOf(ground) + 1) % row.length] ?? ground;
};

/** Choices for cards in a row: a card whose neighbour has its ground takes the next of its own. */
export const pickCovers = (cards: readonly { seed: string; kind: PageKind }[]): CoverChoice[] =>
  cards.reduce<CoverChoice[]>((chosen, { seed, kind }) => {
    const choice = pickCover(seed, kind);
    const clash = chosen.at(-1)?.ground === choice.ground;
    return [...chosen, clash ? { ...choice, ground: nextGround(choice) } : choice];
  }, []);
