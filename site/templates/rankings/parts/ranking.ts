/** A criterion by its name and the share of the total that it counts for; shares may add up to any number. */
export interface Weight {
  id: string;
  weight: number;
}

/** Scores of one company by criterion, 0 to 10 each. */
export type Scores = Readonly<Record<string, number>>;

/** The weighted mean of marks, 0 to 10, rounded to a tenth as it is shown; 0 without any weight. */
export function meanOf(marks: readonly number[], weights: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const points = sum(weights.map((weight, at) => weight * (marks[at] ?? 0)));
  return Math.round((points * 10) / (sum(weights) || 1)) / 10;
}

/**
 * The weighted mean of a company's scores. Throws an Error when the scores and the criteria do not name the same
 * things.
 */
export function totalOf(scores: Scores, criteria: readonly Weight[]): number {
  const unknown = Object.keys(scores).find((id) => !criteria.some((criterion) => criterion.id === id));
  if (unknown) throw new Error(`There is a score for "${unknown}", which is no criterion.`);
  const marks = criteria.map(({ id }) => {
    const score = scores[id];
    if (score === undefined) throw new Error(`The score for the criterion "${id}" is missing.`);
    return score;
  });
  return meanOf(
    marks,
    criteria.map(({ weight }) => weight),
  );
}

/** Entries with their rank by total, the best first. Equal totals share a rank and stand in the order of their names. */
export const placed = <Entry extends { name: string; total: number }>(entries: readonly Entry[]) =>
  entries
    .map((entry) => ({ ...entry, rank: 1 + entries.filter(({ total }) => total > entry.total).length }))
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en'));

/** Entries with total and rank, the best first. */
export const ranked = <Entry extends { name: string; scores: Scores }>(
  entries: readonly Entry[],
  criteria: readonly Weight[],
): (Entry & { total: number; rank: number })[] =>
  placed(entries.map((entry) => ({ ...entry, total: totalOf(entry.scores, criteria) })));

/** The criteria with the weight of some of them doubled. */
export const doubled = <Criterion extends Weight>(criteria: readonly Criterion[], ids: readonly string[]) =>
  criteria.map((criterion) => ({
    ...criterion,
    weight: ids.includes(criterion.id) ? 2 * criterion.weight : criterion.weight,
  }));
