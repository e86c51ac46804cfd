import { allReviews } from '../../../records/reviews.ts';

/** Which reviews stand in a set, counted from 0, how they stand there, and what the set is called. */
const SETS = [
  { from: 0, to: 5, setting: 'lead', kind: 'review-set-1' },
  { from: 5, to: 11, setting: 'columns', kind: 'review-set-2' },
  { from: 11, to: 17, setting: 'slant', kind: 'review-set-3' },
  { from: 17, to: undefined, setting: 'rows', kind: 'remaining-reviews' },
] as const;

/** All reviews cut into the sets of their page. */
export async function reviewsBySet() {
  const all = await allReviews();
  return SETS.map(({ from, to }) => all.slice(from, to));
}

/** One set of the reviews, counted from 0. */
export async function reviewSet(place: number) {
  const set = SETS[place];
  if (!set) throw new Error(`There is no set of reviews ${place + 1}.`);
  const { kind, setting, from, to } = set;
  return { kind, setting, reviews: (await allReviews()).slice(from, to) };
}

/** What the words of the page count: reviews, clients, countries, and the reviews that hold a reservation. */
export async function reviewCounts() {
  const all = await allReviews();
  const different = (values: readonly string[]) => String(new Set(values).size);
  return {
    count: String(all.length),
    clients: different(all.map(({ company }) => company)),
    countries: different(all.map(({ country }) => country)),
    reservations: String(all.filter(({ reservation }) => reservation).length),
  };
}
